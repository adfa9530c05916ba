import type { AddressInfo } from 'node:net';
import { constants } from 'node:os';
import type { Listener } from '../http/listener.ts';
import { badArguments } from './command-error.ts';
import { type Flags, integerOf, last } from './flags.ts';
import { systemReason } from './system-reason.ts';

const LARGEST_PORT = 65_535;

/** The port that a flag names; 0: any free one. Throws CommandError. */
export function portOf(flags: Flags, name: string): number | undefined {
  return integerOf(flags, name, 0, LARGEST_PORT);
}

/**
 * The address that a flag names, or this machine's own. Node.js takes an empty one, as a variable that is not set gives, for all
 * addresses of the machine. Throws CommandError.
 */
export function hostOf(flags: Flags, name: string): string {
  const host = last(flags, name) ?? '127.0.0.1';
  if (host === '') throw badArguments(`--${name} needs an address, as in 127.0.0.1, or :: for all.`);
  return host;
}

/** Starts to listen where flags say. Throws CommandError, which names them. */
export async function listen(
  listener: Listener,
  hostFlag: string,
  host: string,
  portFlag: string,
  port: number,
): Promise<AddressInfo> {
  try {
    return await listener.listen(host, port);
  } catch (error) {
    const reason = systemReason(error) ?? String(error);
    throw badArguments(`--${hostFlag} ${host} --${portFlag} ${port} cannot be listened on: ${reason}.`);
  }
}

export function urlOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * Resolves at the first signal to end; a second one ends the process at once. By its exit code, as shells count it: a signal
 * does not end the first process of a container.
 */
export function endingSignal(): Promise<void> {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  return new Promise((resolve) => {
    let isSecond = false;
    for (const signal of signals) {
      process.on(signal, () => {
        if (isSecond) process.exit(128 + constants.signals[signal]);
        isSecond = true;
        resolve();
      });
    }
  });
}
