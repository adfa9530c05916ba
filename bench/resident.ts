import { readFileSync } from 'node:fs';

/** Memory of a process, in bytes: what it holds, and the most that it held. NaN where the system does not tell (no /proc). */
export interface Resident {
  readonly now: number;
  readonly most: number;
}

export function residentOf(pid: number | undefined): Resident {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const field = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+) kB$`, 'm').exec(status)?.[1]) * 1024;
    return { now: field('VmRSS'), most: field('VmHWM') };
  } catch {
    return { now: Number.NaN, most: Number.NaN };
  }
}
