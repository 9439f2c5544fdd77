// The picture of a game for sharing: drawn here, sent nowhere.
import { faceOf } from "../cards/card";
import type { Card, View } from "../engine/protocol";
import { plain } from "../words/typeset";

const paper = "#f6f1e7";
const ink = "#23262b";
const red = "#a3312f";
const margin = 72;
const serif = "Texturina, Georgia, 'Times New Roman', serif";

function drawCard(to: CanvasRenderingContext2D, card: Card, x: number, y: number, width: number): void {
  const height = width * 1.4;
  const { rank, suit, symbol } = faceOf(card);
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
  to.fillStyle = suit === "H" || suit === "D" ? red : ink;
  to.textAlign = "center";
  to.font = `600 ${width * 0.24}px ${serif}`;
  to.fillText(rank, width * 0.17, width * 0.27);
  to.font = `${width * 0.6}px ${serif}`;
  to.fillText(symbol, width / 2, height * 0.66);
  to.restore();
}

// What lay there last: the weapon with those it slew, and the room; as large as they have room.
export function drawShare(canvas: HTMLCanvasElement, view: View, text: string): void {
  const to = canvas.getContext("2d");
  if (!to) return;
  const { state } = view;
  const { width, height } = canvas;
  const won = state.status === "won";
  const felt = to.createRadialGradient(width / 2, height * 0.45, 80, width / 2, height * 0.45, width * 0.7);
  felt.addColorStop(0, "#2c4a4e");
  felt.addColorStop(1, "#152022");
  to.fillStyle = felt;
  to.fillRect(0, 0, width, height);
  to.fillStyle = paper;
  to.font = `600 60px ${serif}`;
  to.fillText("Scoundrel", margin, 100);
  to.font = `28px ${serif}`;
  to.globalAlpha = 0.75;
  to.fillText(plain(view.title), margin, 144);
  to.globalAlpha = 1;
  to.textAlign = "end";
  to.font = `600 104px ${serif}`;
  to.fillStyle = state.status === "playing" ? paper : won ? "#8fcfa0" : "#f0908a";
  to.fillText(state.status === "playing" ? `♥ ${state.health}` : String(state.score ?? 0), width - margin, 132);
  to.textAlign = "start";
  const held = state.weapon ? [state.weapon.card, ...state.weapon.slain] : [];
  const lying = [...held, ...state.room];
  const cards = lying.length > 0 ? lying : state.discard.slice(-6);
  const size = Math.min(210, (width - 2 * margin) / (1 + 0.62 * (cards.length - 1)));
  const step = size * (cards.length > 4 ? 0.62 : 1.08);
  const left = (width - size - step * (cards.length - 1)) / 2;
  cards.forEach((card, i) => drawCard(to, card, left + i * step, 190 + (294 - size * 1.4) / 2, size));
  to.fillStyle = paper;
  to.font = `34px ${serif}`;
  wrap(to, text, margin, 548, width - 2 * margin, 44);
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
