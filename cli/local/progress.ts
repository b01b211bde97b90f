import type { Output } from './run-command.ts';

const BAR_WIDTH = 24;
const REDRAW_MS = 100;

export interface Progress {
  /** `fraction` from 0 to 1. */
  update(fraction: number, what: string): void;
  /** A line that stays. */
  note(line: string): void;
  end(): void;
}

/** A bar on a terminal; elsewhere (a log, a pipe) only the lines that stay. */
export function openProgress(stream: Output = process.stderr): Progress {
  let drawn = '';
  let drawnAtMs = 0;
  const clear = () => {
    if (drawn) stream.write(`\r${' '.repeat(drawn.length)}\r`);
    drawn = '';
  };
  return {
    update(fraction, what) {
      if (!stream.isTTY) return;
      const now = Date.now();
      if (now - drawnAtMs < REDRAW_MS && fraction < 1) return;
      drawnAtMs = now;
      clear();
      drawn = toBar(fraction, what);
      stream.write(drawn);
    },
    note(line) {
      clear();
      stream.write(`${line}\n`);
    },
    end: clear,
  };
}

function toBar(fraction: number, what: string): string {
  const part = Math.min(1, Math.max(0, fraction));
  const full = Math.round(part * BAR_WIDTH);
  return `[${'#'.repeat(full)}${'.'.repeat(BAR_WIDTH - full)}] ${String(Math.floor(part * 100)).padStart(3)} %  ${what}`;
}

/** `3.4 MB`. */
export function toMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;
}
