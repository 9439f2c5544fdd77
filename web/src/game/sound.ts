// Sounds made here, out of noise and waves: no file, nothing fetched but this code. Loaded when the first one is wanted.
export type Sound = "deal" | "take" | "blow" | "drink" | "equip" | "won" | "lost";

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

// A loudness that is there at once and dies away.
function fading(at: AudioContext, start: number, loud: number, length: number): GainNode {
  const gain = at.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(at.destination);
  return gain;
}

interface Wave {
  from: number; // Hz
  to?: number;
  after?: number; // seconds
  length: number;
  loud: number;
  type?: OscillatorType;
}

function wave(at: AudioContext, { from, to = from, after = 0, length, loud, type = "sine" }: Wave): void {
  const start = at.currentTime + after;
  const source = at.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(fading(at, start, loud, length));
  source.start(start);
  source.stop(start + length);
}

function noise(at: AudioContext, { from, to = from, after = 0, length, loud }: Wave): void {
  hiss ??= makeHiss(at);
  const start = at.currentTime + after;
  const source = at.createBufferSource();
  source.buffer = hiss;
  const band = at.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.setValueAtTime(from, start);
  band.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(band).connect(fading(at, start, loud, length));
  source.start(start);
  source.stop(start + length);
}

function makeHiss(at: AudioContext): AudioBuffer {
  const buffer = at.createBuffer(1, at.sampleRate / 2, at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; ++i) samples[i] = 2 * Math.random() - 1;
  return buffer;
}

const tune = (at: AudioContext, notes: number[], step: number, type: OscillatorType) =>
  notes.forEach((from, i) => wave(at, { from, after: i * step, length: i + 1 < notes.length ? 0.25 : 0.8, loud: 0.12, type }));

// `strength`: the health taken or given.
const made: Record<Sound, (at: AudioContext, strength: number) => void> = {
  take: (at) => noise(at, { from: 1800, to: 3200, length: 0.09, loud: 0.25 }),
  deal: (at) => [0.12, 0.17, 0.22].forEach((after) => noise(at, { from: 2600, to: 1400, after, length: 0.07, loud: 0.2 })),
  blow: (at, strength) => {
    const weight = Math.min(1, strength / 12);
    noise(at, { from: 900 - 500 * weight, to: 200, length: 0.1 + 0.1 * weight, loud: 0.35 + 0.3 * weight });
    wave(at, { from: 170 - 60 * weight, to: 45, length: 0.12 + 0.2 * weight, loud: 0.3 + 0.4 * weight });
  },
  drink: (at) => [380, 470, 590].forEach((from, i) => wave(at, { from, to: 1.5 * from, after: i * 0.08, length: 0.09, loud: 0.16 })),
  equip: (at) => {
    noise(at, { from: 5200, to: 7000, length: 0.06, loud: 0.2 });
    for (const from of [1730, 2610, 3950]) wave(at, { from, length: 0.35, loud: 0.05, type: "triangle" });
  },
  won: (at) => tune(at, [392, 523.3, 659.3, 784], 0.13, "triangle"),
  lost: (at) => tune(at, [220, 207.7, 155.6, 110], 0.2, "sawtooth"),
};

export function play(sound: Sound, strength: number): void {
  context ??= new AudioContext();
  void context.resume();
  made[sound](context, strength);
}
