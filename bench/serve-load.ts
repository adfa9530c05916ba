/**
 * Clients that ask for large answers one after the other, in a process of their own, so that reading them does not delay whoever
 * measures: `serve-load.js PORT STREAMS`. It ends when its parent disconnects.
 */
import { converse, MANY, requestFor } from './serve-clients.ts';

const [port = 0, streams = 0] = process.argv.slice(2).map(Number);
let isOver = false;
process.once('disconnect', () => {
  isOver = true;
});
const request = requestFor(MANY);
const lane = async () => {
  while (!isOver) await converse(port, request);
};
await Promise.all(Array.from({ length: streams }, lane));
