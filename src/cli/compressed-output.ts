import { type Compression, compressor } from '../node/compression.ts';
import { written } from '../node/written.ts';
import type { Output } from './output.ts';

/** An output that gets compressed what is written to it; undefined: as it is. It takes no more than the one behind it does. */
export function compressedOutput(output: Output, compression: Compression | undefined): Output {
  if (compression === undefined) return output;
  const sink = compressor(compression);
  // A failed write is reported through its callback; without a listener the event would end the process.
  sink.on('error', () => {});
  const passed = pass(sink, output.sink);
  passed.catch((error: Error) => sink.destroy(error));
  return {
    name: output.name,
    sink,
    async keep() {
      sink.end();
      await passed;
      await output.keep();
    },
    discard() {
      sink.destroy();
      output.discard();
    },
  };
}

/** Hands on what comes, chunk by chunk. The compressor stays open to whoever waits for it, who is to learn why it ends. */
async function pass(sink: ReturnType<typeof compressor>, target: Output['sink']): Promise<void> {
  for await (const chunk of sink.iterator({ destroyOnReturn: false })) await written(target, chunk);
}
