// The stage, looked at in every frame of a whole game: what must never be is written down. Where single cards fly is
// motion.test.mjs's.

// The windows that the stage is made for.
export const sizes = [[320, 568], [360, 640], [390, 844], [768, 1024], [844, 390], [1280, 720], [1440, 900], [2560, 1440]];

// Looks at every frame from now on, and writes down what must never be: the document larger than the window, what stands on the
// stage in another place than before, a card or anything else in motion beyond the stage. And every layout shift, those that
// follow an input included; Firefox does not tell these.
// What flies does so four times as fast, to be seen from its beginning to its end in a game that is played fast.
export const watchStage = (page) => page.evaluate(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        const one = animate.apply(this, how);
        if (one.id === "flight") one.playbackRate = 4;
        return one;
    };
    const standing = ".status, .dungeon, .discarded, .weapon, .slot, .room .place";
    const places = new Map();
    const faults = (window.faults = new Map()); // each once, with what was seen first
    const fault = (what, seen) => faults.has(what) || faults.set(what, seen ? `${what}: ${seen}` : what);
    const whole = (one) => Math.round(one * 10) / 10;
    const shown = ({ left, top, right, bottom }) => `${whole(left)},${whole(top)} to ${whole(right)},${whole(bottom)}`;
    const name = (one) => `${one.localName}.${[...one.classList].join(".")}${one.dataset.card ? ` ${one.dataset.card}` : ""}`;
    const look = () => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        if (scrollWidth > innerWidth || scrollHeight > innerHeight) fault("the document is larger than the window", `${scrollWidth}x${scrollHeight}`);
        const game = document.querySelector(".game");
        if (game) {
            for (const [i, one] of [...game.querySelectorAll(standing)].entries()) {
                const box = one.getBoundingClientRect();
                const key = `${one.classList[0]} ${i}`;
                const was = places.get(key) ?? places.set(key, box).get(key);
                if (Math.abs(was.left - box.left) > 0.5 || Math.abs(was.top - box.top) > 0.5) fault(`${key} moved`, `from ${shown(was)} to ${shown(box)}`);
            }
            const stage = game.getBoundingClientRect();
            const edge = { left: Math.max(0, stage.left), top: Math.max(0, stage.top), right: Math.min(innerWidth, stage.right), bottom: Math.min(innerHeight, stage.bottom) };
            const moving = document.getAnimations().map((one) => one.effect?.target).filter((one) => one && game.contains(one));
            for (const one of new Set([...game.querySelectorAll(".room .card, .weapon .card, .slot .card, .leaving"), ...moving])) {
                const box = one.getBoundingClientRect();
                if (box.width * box.height > 0 && (box.left < edge.left - 1 || box.top < edge.top - 1 || box.right > edge.right + 1 || box.bottom > edge.bottom + 1))
                    fault(`${name(one)} leaves the stage`, `at ${shown(box)} of ${shown(edge)}`);
            }
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    if (PerformanceObserver.supportedEntryTypes.includes("layout-shift"))
        new PerformanceObserver((list) => {
            for (const { value, sources } of list.getEntries())
                for (const { node, previousRect, currentRect } of sources) {
                    // What flies is a copy that moves and grows on purpose; once it has landed there is no node.
                    if (!node || (node.parentElement ?? node).closest(".flight") || shown(previousRect) === shown(currentRect)) continue;
                    fault(`${node.localName ? name(node) : node.textContent} shifts`, `${shown(previousRect)} → ${shown(currentRect)}, ${value.toFixed(4)}`);
                }
        }).observe({ type: "layout-shift" });
});

// What was written down, the first dozen.
export const faults = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done([...window.faults.values()].slice(0, 12)), 50))));
