import { getSystemErrorMap } from 'node:util';

/** Why the system refused something, in its own words; undefined where `error` is not from the system. */
export function systemReason(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('errno' in error) || typeof error.errno !== 'number') return undefined;
  return getSystemErrorMap().get(error.errno)?.[1] ?? error.message;
}

/** Whether `error` is the system's error with this name, such as `EPIPE`. */
export function isSystemError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
