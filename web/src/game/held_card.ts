// A card in the hand: where it can be put, and what that would do. What a place means for a card the view's offers say; a
// drop that could mean two things only selects the card, and one elsewhere lets it go back.
import type { Card, Offer, PositionView } from "../engine/protocol";
import { capital } from "../words/say";
import { typeset } from "../words/typeset";
import { hide, lay, overlay, pass, placeOf, still, type Place } from "./flight";

// Where on the table each key is done.
const grounds: Record<string, string> = {
  w: ".weapon",
  e: ".weapon",
  r: ".weapon",
  b: ".health, .discarded",
  d: ".health",
  x: ".discarded",
  s: ".slot",
  p: ".place.empty",
};
const slack = 10; // px around a target

export interface Drop {
  view: PositionView;
  doIt: (offer: Offer) => Promise<boolean>; // whether it was done
  point: (card: Card) => void;
  hover: (offer: Offer | null) => void;
}

interface Target {
  element: HTMLElement;
  offers: Offer[]; // that are open there
  barred: Offer[]; // which say why
}

function targetsOf(root: HTMLElement, all: Offer[]): Target[] {
  const found = new Map<HTMLElement, Offer[]>();
  for (const offer of all)
    for (const element of root.querySelectorAll<HTMLElement>(grounds[offer.key] ?? ":not(*)")) found.set(element, [...(found.get(element) ?? []), offer]);
  return [...found].map(([element, here]) => ({ element, offers: here.filter((one) => one.legal), barred: here.filter((one) => !one.legal) }));
}

// What a drop there means: what is open, or why nothing is.
const saidAt = ({ offers, barred }: Target) => (offers.length > 0 ? offers : barred);
const named = ({ label }: Offer) => capital(typeset(label));

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

export class HeldCard {
  private readonly home: Place;
  private readonly box: DOMRect;
  private readonly copy: HTMLElement;
  private readonly says = document.createElement("p");
  private readonly targets: Target[];
  private over: Target | null = null;

  constructor(
    private readonly root: HTMLElement,
    private readonly card: Card,
    private readonly lies: HTMLElement,
    private readonly drop: Drop,
    { clientX, clientY }: PointerEvent,
  ) {
    this.home = placeOf(lies, root);
    this.box = root.getBoundingClientRect();
    this.targets = targetsOf(root, drop.view.offers[card] ?? []);
    for (const target of this.targets) this.mark(target, "open");
    lies.dataset["dragged"] = "";
    // As large as it will lie on a pile, held where it was taken.
    const { offsetWidth: width, offsetHeight: height } = root.querySelector<HTMLElement>(".stack")!;
    this.copy = lay(root, { ...this.home, width, height }, lies.querySelector(".face")!.cloneNode(true));
    this.copy.dataset["card"] = card;
    this.copy.classList.add("held");
    // In the sheet, which has nothing to say meanwhile, and never over what is in the hand.
    const { left, top, width: wide, height: high } = placeOf(root.querySelector<HTMLElement>(".lay > .sheet")!, root);
    Object.assign(this.says.style, { left: `${left}px`, top: `${top}px`, width: `${wide}px`, height: `${high}px` });
    this.says.className = "drop-says";
    this.says.hidden = true;
    overlay(root).prepend(this.says);
    this.move(clientX, clientY);
    if (!still()) this.copy.animate([{ scale: `${this.home.width / width} ${this.home.height / height}` }, { scale: 1 }], { duration: 120, easing: "ease-out" });
  }

  move(x: number, y: number): void {
    const { offsetWidth: width, offsetHeight: height } = this.copy;
    const left = within(x - this.box.left - width / 2, 0, this.root.offsetWidth - width);
    const top = within(y - this.box.top - height / 2, 0, this.root.offsetHeight - height);
    Object.assign(this.copy.style, { translate: "none", left: `${left}px`, top: `${top}px` });
    const near = ({ element }: Target) => {
      const box = element.getBoundingClientRect();
      return x > box.left - slack && x < box.right + slack && y > box.top - slack && y < box.bottom + slack;
    };
    this.hang(this.targets.find(near) ?? null);
  }

  // Over what it is, and what letting go would do.
  private hang(target: Target | null): void {
    if (target === this.over) return;
    if (this.over) this.mark(this.over, "open");
    this.over = target;
    this.drop.hover(target?.offers.length === 1 ? target.offers[0]! : null);
    this.says.hidden = !target;
    if (!target) return;
    this.mark(target, target.offers.some((offer) => offer.fatal) ? "fatal" : "here");
    this.says.textContent = saidAt(target).map((offer) => [named(offer), typeset(offer.effect)].filter(Boolean).join(": ")).join(" · ");
  }

  private mark({ element, offers }: Target, how: "open" | "here" | "fatal"): void {
    if (offers.length > 0) Object.assign(element.dataset, { drop: how, deed: offers.map(named).join(" · ") });
  }

  // Nothing is a target any more. The copy stays until the next view has been drawn, where it flies on from.
  private release(): void {
    this.hang(null);
    this.says.remove();
    for (const { element } of this.targets) {
      delete element.dataset["drop"];
      delete element.dataset["deed"];
    }
  }

  async letGo(): Promise<void> {
    const target = this.over;
    this.release();
    const [only, ...more] = target ? saidAt(target) : [];
    if (only && more.length === 0 && (await this.drop.doIt(only))) return void delete this.lies.dataset["dragged"];
    if (more.length > 0) this.drop.point(this.card);
    this.goHome();
  }

  cancel(): void {
    this.release();
    this.goHome();
  }

  private goHome(): void {
    delete this.lies.dataset["dragged"];
    if (still() || !this.copy.isConnected) return this.copy.remove();
    const from = placeOf(this.copy, this.root);
    const { left, top, width, height } = this.home;
    const way = [{ translate: "0 0" }, { translate: `${left - from.left}px ${top - from.top}px`, width: `${width}px`, height: `${height}px` }];
    pass(this.copy, way, { duration: 180, easing: "ease-out" });
    hide(this.lies, 180);
  }
}
