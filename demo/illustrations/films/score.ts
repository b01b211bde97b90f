import { rng } from '../browser/random.ts';
import type { Score } from './film.ts';

const RATE = 44_100;
type Stereo = [Float32Array, Float32Array];

function hertz(midi: number): number {
  return 440 * 2 ** ((midi - 69) / 12);
}

/** Adds a tone: two slightly detuned voices with soft overtones, one to each side. */
function tone(
  out: Stereo,
  from: number,
  seconds: number,
  midi: number,
  gain: number,
  attack: number,
  decay: number,
): void {
  const start = Math.floor(from * RATE);
  const length = Math.min(Math.floor(seconds * RATE), out[0].length - start);
  for (const side of [0, 1] as const) {
    const step = (hertz(midi) * (side === 0 ? 0.9985 : 1.0015) * 2 * Math.PI) / RATE;
    const channel = out[side];
    for (let i = 0; i < length; i++) {
      const t = i / RATE;
      const envelope =
        Math.min(1, t / attack) * Math.exp(-t / decay) * Math.min(1, (length - i) / (0.25 * RATE));
      const x = step * i;
      const value =
        Math.sin(x) + 0.32 * Math.sin(2 * x) * Math.exp(-t * 1.5) + 0.12 * Math.sin(3 * x) * Math.exp(-t * 3);
      channel[start + i] = (channel[start + i] ?? 0) + value * envelope * gain;
    }
  }
}

function drum(out: Stereo, from: number, kind: 'kick' | 'hat' | 'clap', random: () => number): void {
  const start = Math.floor(from * RATE);
  const seconds = kind === 'kick' ? 0.32 : kind === 'clap' ? 0.16 : 0.05;
  let phase = 0;
  let last = 0;
  for (let i = 0; i < seconds * RATE && start + i < out[0].length; i++) {
    const t = i / RATE;
    const noise = random() * 2 - 1;
    phase += ((48 + 110 * Math.exp(-t * 34)) * 2 * Math.PI) / RATE;
    const value =
      kind === 'kick'
        ? Math.sin(phase) * Math.exp(-t * 11) * 0.5
        : (noise - last) * Math.exp(-t * (kind === 'clap' ? 26 : 90)) * (kind === 'clap' ? 0.13 : 0.07);
    last = noise;
    for (const side of out) side[start + i] = (side[start + i] ?? 0) + value;
  }
}

/** Wind or surf: noise through a slow low-pass that breathes. */
function air(out: Stereo, level: number, random: () => number): void {
  out.forEach((side, index) => {
    let low = 0;
    for (let i = 0; i < side.length; i++) {
      const swell = 0.5 + 0.5 * Math.sin((i / RATE) * 0.9 + index * 0.7);
      low += (random() * 2 - 1 - low) * (0.012 + 0.03 * swell);
      side[i] = (side[i] ?? 0) + low * level * (0.25 + 0.5 * swell);
    }
  });
}

function arrange(out: Stereo, score: Score, seconds: number, random: () => number): void {
  const beat = 60 / score.bpm;
  const bar = beat * 4;
  for (let b = 0; b * bar < seconds; b++) {
    const chord = score.chords[b % score.chords.length] ?? [];
    const [bass = 36, ...upper] = chord;
    tone(out, b * bar, bar * 1.15, bass, 0.13, 0.05, 4);
    for (const note of upper)
      tone(out, b * bar, bar * 1.2, note, 0.045, score.style === 'drift' ? 0.9 : 0.1, 6);
    for (let step = 0; step < 8; step++) {
      const note = upper[(step * 3 + b) % upper.length] ?? 60;
      const at = b * bar + (step * beat) / 2;
      if (score.style === 'beat' || (step + b) % 3 !== 1)
        tone(out, at, 1.6, note + 12, score.style === 'beat' ? 0.06 : 0.05, 0.005, 0.35);
      if (score.style !== 'beat') continue;
      if (step % 2 === 0) drum(out, at, 'kick', random);
      if (step % 4 === 2) drum(out, at, 'clap', random);
      if (step % 2 === 1) drum(out, at, 'hat', random);
    }
  }
}

function echo(out: Stereo): void {
  const taps = [0.13, 0.29, 0.41].map((s) => Math.floor(s * RATE));
  out.forEach((side, index) => {
    for (const [k, tap] of taps.entries()) {
      const delay = tap + index * 400;
      for (let i = delay; i < side.length; i++)
        side[i] = (side[i] ?? 0) + (side[i - delay] ?? 0) * 0.16 * 0.8 ** k;
    }
  });
}

function toWav(out: Stereo): Buffer {
  const frames = out[0].length;
  const wav = Buffer.alloc(44 + frames * 4);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + frames * 4, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(2, 22);
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(RATE * 4, 28);
  wav.writeUInt16LE(4, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(frames * 4, 40);
  for (let i = 0; i < frames; i++) {
    const fade = Math.min(1, i / (0.4 * RATE), (frames - i) / (1.5 * RATE));
    out.forEach((side, index) => {
      wav.writeInt16LE(Math.round(Math.tanh((side[i] ?? 0) * 1.2) * fade * 30_000), 44 + i * 4 + index * 2);
    });
  }
  return wav;
}

/** The film's music as a 16-bit stereo WAV of exactly `seconds`. */
export function composeScore(score: Score, seconds: number): Buffer {
  const random = rng(11);
  const out: Stereo = [new Float32Array(seconds * RATE), new Float32Array(seconds * RATE)];
  arrange(out, score, seconds, random);
  echo(out);
  if (score.air > 0) air(out, score.air, random);
  return toWav(out);
}
