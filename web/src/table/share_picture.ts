// The picture of a game for sharing: drawn here, sent nowhere.
import { rankOf, suitOf, symbols } from "../cards/card";
import type { Card, Scene } from "../engine/types";

const paper = "#f6f1e7";
const ink = "#23262b";
const red = "#a3312f";
const serif = "Georgia, 'Times New Roman', serif";

function drawCard(to: CanvasRenderingContext2D, card: Card, x: number, y: number, width: number): void {
  const height = width * 1.4;
  to.save();
  to.translate(x, y);
  to.shadowColor = "rgb(0 0 0 / 25%)";
  to.shadowBlur = 18;
  to.shadowOffsetY = 6;
  to.fillStyle = "#fffdf8";
  to.beginPath();
  to.roundRect(0, 0, width, height, width * 0.07);
  to.fill();
  to.shadowColor = "transparent";
  to.fillStyle = suitOf(card) === "H" || suitOf(card) === "D" ? red : ink;
  to.textAlign = "center";
  to.font = `600 ${width * 0.24}px ${serif}`;
  to.fillText(rankOf(card), width * 0.17, width * 0.27);
  to.font = `${width * 0.6}px ${serif}`;
  to.fillText(symbols[suitOf(card)], width / 2, height * 0.66);
  to.restore();
}

export function drawShare(canvas: HTMLCanvasElement, scene: Scene, text: string): void {
  const to = canvas.getContext("2d");
  if (!to) return;
  const { state } = scene;
  to.fillStyle = "#1d2a2c";
  to.fillRect(0, 0, canvas.width, canvas.height);
  to.fillStyle = paper;
  to.font = `64px ${serif}`;
  to.fillText("Scoundrel", 72, 122);
  to.font = `30px ${serif}`;
  to.globalAlpha = 0.75;
  to.fillText(state.game.length > 40 ? state.game.slice(0, 39) + "…" : state.game, 72, 172);
  to.globalAlpha = 1;
  const last = [...(state.weapon ? [state.weapon.card, ...state.weapon.slain] : []), ...state.room].slice(-6);
  const cards = last.length > 0 ? last : state.discard.slice(-4);
  cards.forEach((card, i) => drawCard(to, card, 72 + i * 150, 226, 170));
  to.fillStyle = paper;
  to.font = `38px ${serif}`;
  wrap(to, text, 72, 532, canvas.width - 144, 48);
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
