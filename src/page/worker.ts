import { PageCompiler } from './compiler.ts';
import type { AnswerOf, Reply, Request, RequestName } from './messages.ts';

/*
 * The worker of the page: the first message brings the port on which the window asks. Requests are answered one after the other, in
 * their order.
 */

const compiler = new PageCompiler();
let last: Promise<void> = Promise.resolve();

addEventListener('message', ({ ports: [port] }) => {
  if (port === undefined) return;
  port.addEventListener('message', ({ data }: MessageEvent<Request<RequestName>>) => {
    last = last.then(async () => port.postMessage(await replyTo(data)));
  });
  port.start();
});

async function replyTo({ name, asked }: Request<RequestName>): Promise<Reply<RequestName>> {
  try {
    const answer: AnswerOf<RequestName> = await compiler.answer(name, asked);
    return { answer };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
