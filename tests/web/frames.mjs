// Where things are, frame by frame: recorded while something happens (`frames`), or looked at for a whole game (`watchStage`),
// so that a test of motion says where a card was, not that something moved.

// The windows that the stage is made for.
export const sizes = [[320, 568], [360, 640], [390, 844], [768, 1024], [844, 390], [1280, 720], [1440, 900], [2560, 1440]];

export const middle = ({ left, top, right, bottom }) => [(left + right) / 2, (top + bottom) / 2];
export const within = ([x, y], { left, top, right, bottom }, by = 0) => x >= left - by && x <= right + by && y >= top - by && y <= bottom + by;
export const around = (a, b) => ({ left: Math.min(a.left, b.left), top: Math.min(a.top, b.top), right: Math.max(a.right, b.right), bottom: Math.max(a.bottom, b.bottom) });

export const boxOf = (page, selector) => page.locator(selector).first().evaluate((one) => one.getBoundingClientRect().toJSON());

export const stillness = (page) => page.waitForFunction(() => document.querySelectorAll(".leaving").length === 0
    && document.getAnimations().every((one) => one.playState !== "running"));

// Every frame from now until all is still after `during`: for each element that `selector` finds the path it took, as boxes in the
// window. Motion is slowed, so that a busy machine sees it as well; an element that is made anew has a path of its own.
export async function frames(page, selector, during, { slowed = 3 } = {}) {
    await page.evaluate(([selector, slowed]) => {
        const paths = new Map();
        const recorder = (window.recorder = { paths, on: true });
        const record = () => {
            if (!recorder.on) return;
            for (const one of document.getAnimations()) if (one.playbackRate === 1) one.updatePlaybackRate(1 / slowed);
            for (const one of document.querySelectorAll(selector)) {
                if (!paths.has(one)) paths.set(one, { card: one.dataset.card ?? null, names: [...one.classList], boxes: [] });
                paths.get(one).boxes.push(one.getBoundingClientRect().toJSON());
            }
            requestAnimationFrame(record);
        };
        requestAnimationFrame(record);
    }, [selector, slowed]);
    await during();
    await stillness(page);
    return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
        window.recorder.on = false;
        done([...window.recorder.paths.values()]);
    }))));
}

// Of these paths those that lead somewhere.
export const moved = (paths) => paths.filter(({ boxes }) => boxes.some((box) => Math.hypot(...middle(box).map((at, i) => at - middle(boxes[0])[i])) > 2));

// Looks at every frame from now on, and writes down what must never be: the document larger than the window, what stands on the
// stage in another place than before, a card or anything else in motion beyond the stage. And every layout shift, those that
// follow an input included; Firefox does not tell these.
export const watchStage = (page) => page.evaluate(() => {
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
                for (const { node, previousRect, currentRect } of sources)
                    fault(`${node?.localName ? name(node) : "what is gone"} shifts`, `${shown(previousRect)} → ${shown(currentRect)}, ${value.toFixed(4)}`);
        }).observe({ type: "layout-shift" });
});

// What was written down, the first dozen.
export const faults = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done([...window.faults.values()].slice(0, 12)), 50))));
