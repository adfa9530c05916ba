import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

/** A Redis that keeps nothing on disk, as long as a test wants it. */
export interface RunningRedis {
  readonly url: string;
  readonly port: number;
  readonly process: ChildProcess;
  /** Ends it at once, as a machine does that fails. */
  kill(): Promise<void>;
}

/** Whether redis-server is installed. Where it is not, a printed line says so; with REQUIRE_SERVERS=1 it is an error. */
export function hasRedis(print: (line: string) => void = console.log): boolean {
  if (spawnSync('redis-server', ['--version']).status === 0) return true;
  if (process.env['REQUIRE_SERVERS'] === '1') {
    throw new Error('redis-server is not installed, and REQUIRE_SERVERS=1 asks for every server.');
  }
  print('redis: skipped, since redis-server is not installed.');
  return false;
}

/** Starts a Redis on this machine alone. `port`: that of one that has ended; without it, one that is free. */
export async function startRedis(port?: number): Promise<RunningRedis> {
  const chosen = port ?? (await freePort());
  const args = ['--port', `${chosen}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', '/tmp'];
  const child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(child, 'close');
  for await (const line of createInterface(child.stdout)) if (line.includes('Ready to accept connections')) break;
  child.stdout.resume();
  if (child.exitCode !== null) throw new Error(`redis-server ended with ${child.exitCode}.`);
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { url: `redis://127.0.0.1:${chosen}`, port: chosen, process: child, kill };
}

/** A port that was free a moment ago: Redis takes none by itself. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
