import { readdirSync, readFileSync } from 'node:fs';

// Linux counts process time in hundredths of a second on every architecture that Node runs on.
const TICK_MS = 10;

/** Processes named `workerd` that this process started. */
export function workerdPids(): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => {
    const stat = readStat(pid);
    return stat?.name === 'workerd' && stat.parent === process.pid;
  });
}

/** CPU time that a process has used so far, in user and kernel mode, in milliseconds. */
export function cpuMs(pid: number): number {
  const stat = readStat(pid);
  if (!stat) throw new Error(`Process ${pid} is gone`);
  return stat.ticks * TICK_MS;
}

function readStat(pid: number) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name is in parentheses and may hold anything; what follows it is plain numbers.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const name = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'));
    return { name, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    // It ended between the listing and the reading.
    return null;
  }
}
