import { readFileSync } from 'node:fs';

/** What the system tells of a process. NaN where it does not tell (no /proc). */
export interface ProcessFacts {
  /** Memory that it holds, and the most that it held. */
  readonly residentBytes: number;
  readonly mostResidentBytes: number;
  /** Time of processors that it took: under load it tells more than the clock. */
  readonly cpuMilliseconds: number;
}

/** Times in /proc are in hundredths of a second on any Linux that Node.js runs on (USER_HZ, proc(5)). */
const TICK_MILLISECONDS = 10;

export function factsOf(pid: number | undefined): ProcessFacts {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const bytes = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+) kB$`, 'm').exec(status)?.[1]) * 1024;
    // Behind the name, which is in parentheses and may hold anything: utime and stime are fields 14 and 15.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return {
      residentBytes: bytes('VmRSS'),
      mostResidentBytes: bytes('VmHWM'),
      cpuMilliseconds: ticks * TICK_MILLISECONDS,
    };
  } catch {
    return { residentBytes: Number.NaN, mostResidentBytes: Number.NaN, cpuMilliseconds: Number.NaN };
  }
}
