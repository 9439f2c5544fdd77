// The picture of a game for sharing: the felt, our cards, the health through the game, the score. Drawn here, sent nowhere.
import { h, render } from "preact";
import { faceOf } from "../cards/card";
import { Emblem, pips } from "../cards/emblems";
import { courseOf } from "../charts/health_curve";
import type { Card, Recap, ResultStrip, View } from "../engine/protocol";
import { say } from "../words/say";
import { plain, typeset } from "../words/typeset";

const felt = "#16413d";
const edge = "#081917";
const ivory = "#f1ece0";
const stock = "#fffdf8";
const life = "#6fc184";
const bad = "#f0736b";
const margin = 72;

const property = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);
const display = () => property("--display") || property("--serif") || "serif";

// What is drawn on a card, as the page draws it: the same shapes, walked through and painted.
function paint(to: CanvasRenderingContext2D, element: SVGElement, ink: string): void {
  to.save();
  const moved = (element as SVGGraphicsElement).transform?.baseVal.consolidate()?.matrix;
  if (moved) to.transform(moved.a, moved.b, moved.c, moved.d, moved.e, moved.f);
  to.globalAlpha *= Number(element.getAttribute("opacity") ?? 1);
  const clip = element.getAttribute("clip-path")?.slice(5, -1);
  if (clip) to.clip(shapeOf(element.ownerSVGElement!.querySelector(`[id="${clip}"] path`)!));
  const kinds = element.classList;
  to.fillStyle = kinds.contains("ink") ? ink : kinds.contains("worn") ? "#b8862b" : stock;
  if (kinds.contains("ink") || kinds.contains("worn") || kinds.contains("paper")) to.fill(shapeOf(element));
  to.strokeStyle = kinds.contains("cut") ? stock : ink;
  to.lineWidth = kinds.contains("cut") ? 3 : kinds.contains("thin") ? 2.5 : 5;
  to.lineJoin = "round";
  to.lineCap = (element.getAttribute("stroke-linecap") ?? "butt") as CanvasLineCap;
  if (kinds.contains("line") || kinds.contains("cut")) to.stroke(shapeOf(element));
  if (element.tagName === "g" || element.tagName === "svg") for (const child of element.children) paint(to, child as SVGElement, ink);
  to.restore();
}

function shapeOf(element: Element): Path2D {
  const size = (name: string) => Number(element.getAttribute(name));
  if (element.tagName === "path") return new Path2D(element.getAttribute("d")!);
  const shape = new Path2D();
  if (element.tagName === "circle") shape.arc(size("cx"), size("cy"), size("r"), 0, 2 * Math.PI);
  else shape.rect(size("x"), size("y"), size("width"), size("height"));
  return shape;
}

function drawCard(to: CanvasRenderingContext2D, card: Card, shield: boolean, x: number, y: number, width: number, turn: number): void {
  const high = width * 1.4;
  const { rank, suit } = faceOf(card);
  const four = document.documentElement.dataset["deck"] === "four";
  const ink = { H: "#a3312f", D: four ? "#1d5fa8" : "#a3312f", S: "#23262b", C: four ? "#1f6b3c" : "#23262b" }[suit];
  to.save();
  to.translate(x + width / 2, y + high / 2);
  to.rotate(turn);
  to.translate(-width / 2, -high / 2);
  to.shadowColor = "rgb(0 0 0 / 45%)";
  to.shadowBlur = 26;
  to.shadowOffsetY = 10;
  to.fillStyle = stock;
  to.beginPath();
  to.roundRect(0, 0, width, high, width * 0.07);
  to.fill();
  to.shadowColor = "transparent";
  for (const turned of [false, true]) {
    to.save();
    if (turned) {
      to.translate(width, high);
      to.rotate(Math.PI);
    }
    to.fillStyle = ink;
    to.textAlign = "center";
    to.font = `600 ${width * 0.2}px ${property("--serif")}`;
    to.fillText(rank, width * 0.15, width * 0.23);
    to.translate(width * 0.07, width * 0.27);
    to.scale(width * 0.0065, width * 0.0065);
    to.fill(new Path2D(pips[suit]));
    to.restore();
  }
  const emblem = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  render(h(Emblem, { card, shield }), emblem);
  to.translate(width * 0.16, high / 2 - width * 0.34);
  to.scale((width * 0.68) / 120, (width * 0.68) / 120);
  paint(to, emblem, ink);
  to.restore();
}

function drawCourse(to: CanvasRenderingContext2D, recap: Recap, most: number, x: number, y: number, width: number, high: number): void {
  const { steps, rooms, blow, low } = courseOf(recap, most);
  const at = (step: { x: number; y: number }): [number, number] => [x + (step.x * width) / 100, y + (step.y * high) / 100];
  to.save();
  to.fillStyle = "rgb(241 236 224 / 40%)";
  for (const room of rooms) to.fillRect(x + (room * width) / 100, y + high - 10, 2, 10);
  const line = new Path2D();
  steps.forEach((step, i) => {
    const [right, down] = at(step);
    if (i === 0) return line.moveTo(right, down);
    line.lineTo(right, at(steps[i - 1]!)[1]);
    line.lineTo(right, down);
  });
  const area = new Path2D(line);
  area.lineTo(x + width, y + high);
  area.lineTo(x, y + high);
  to.fillStyle = "rgb(111 193 132 / 18%)";
  to.fill(area);
  to.strokeStyle = life;
  to.lineWidth = 5;
  to.lineJoin = "round";
  to.stroke(line);
  const mark = low ?? blow;
  if (mark) {
    to.fillStyle = bad;
    to.beginPath();
    to.arc(...at(mark), 10, 0, 2 * Math.PI);
    to.fill();
  }
  to.restore();
}

// What every picture begins with: the felt, a name, and a line below it.
function drawHead(to: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement, name: string, below: string): void {
  const ground = to.createRadialGradient(width / 2, height * 0.4, 80, width / 2, height * 0.4, width * 0.72);
  ground.addColorStop(0, felt);
  ground.addColorStop(1, edge);
  to.fillStyle = ground;
  to.fillRect(0, 0, width, height);
  to.fillStyle = ivory;
  to.font = `600 64px ${display()}`;
  to.fillText(name, margin, 106, width - 2 * margin);
  to.font = `28px ${property("--serif")}`;
  to.globalAlpha = 0.75;
  to.fillText(below, margin, 150);
  to.globalAlpha = 1;
}

// The result of a day's deal: a bar for each room as high as the health, and no card.
export function drawStrip(canvas: HTMLCanvasElement, { text, health, max_health }: ResultStrip): void {
  const to = canvas.getContext("2d");
  if (!to) return;
  const [title = "", result = ""] = text.split("\n");
  drawHead(to, canvas, plain(title), typeset(result));
  const bottom = canvas.height - margin;
  const high = 340;
  const step = Math.min(70, (canvas.width - 2 * margin) / Math.max(1, health.length));
  health.forEach((left, i) => {
    const tall = Math.max(8, (left / max_health) * high);
    to.fillStyle = left > 0 ? life : bad;
    to.beginPath();
    to.roundRect(margin + i * step, bottom - tall, step * 0.84, tall, 6);
    to.fill();
  });
}

// A game that is over: its course left, the cards to remember it by right. One in progress: what lies there.
export function drawShare(canvas: HTMLCanvasElement, view: View, text: string): void {
  const to = canvas.getContext("2d");
  if (!to) return;
  const { state, recap } = view;
  const { width } = canvas;
  const won = state.status === "won";
  drawHead(to, canvas, "Scoundrel", plain(view.title));
  to.font = `28px ${property("--serif")}`;
  if (recap) {
    to.globalAlpha = 0.75;
    to.textAlign = "end";
    to.fillText(say(won ? "recap_verdict_won" : "recap_verdict_lost"), width - margin, 70);
  }
  to.globalAlpha = 1;
  to.textAlign = "end";
  to.font = `600 118px ${display()}`;
  to.fillStyle = !recap ? ivory : won ? life : bad;
  to.fillText(recap ? typeset(String(state.score ?? 0)) : `♥ ${state.health}`, width - margin, 172);
  to.textAlign = "start";
  if (recap) drawCourse(to, recap, state.max_health, margin, 214, 560, 210);
  const lying = [...(state.weapon ? [state.weapon.card, ...state.weapon.slain] : []), ...state.room];
  const cards = recap ? recap.cards : lying;
  fan(to, cards, view.weapon_wears, recap ? 690 : margin, width - margin, recap ? 170 : 210);
  to.fillStyle = ivory;
  to.font = `italic 32px ${property("--serif")}`;
  if (recap) to.fillText(typeset(recap.sum), margin, 502, width - 2 * margin);
  to.font = `28px ${property("--serif")}`;
  wrap(to, text, margin, 556, width - 2 * margin, 38);
}

function fan(to: CanvasRenderingContext2D, cards: Card[], shields: boolean, left: number, right: number, largest: number): void {
  const middle = (cards.length - 1) / 2;
  const size = Math.min(largest, (right - left) / (1 + 0.76 * Math.max(0, cards.length - 1)));
  const step = Math.min(size * 1.08, (right - left - size) / Math.max(1, cards.length - 1));
  const first = (left + right - size) / 2 - step * middle;
  cards.forEach((card, i) => drawCard(to, card, shields, first + i * step, 320 - size * 0.7 + 14 * Math.abs(i - middle), size, (i - middle) * 0.05));
}

function wrap(to: CanvasRenderingContext2D, text: string, x: number, y: number, width: number, line: number): void {
  let row = "";
  for (const word of text.split(" ")) {
    const longer = row ? `${row} ${word}` : word;
    if (to.measureText(longer).width > width && row) {
      to.fillText(row, x, y);
      y += line;
      row = word;
    } else row = longer;
  }
  to.fillText(row, x, y);
}
