import type { AnswerEvent } from '#contract/assistant/assistant.ts';

type Events = AsyncGenerator<AnswerEvent, unknown>;

/** Lines of JSON, made while they are read; a reader that leaves stops whoever makes them. */
export function eventLines(start: (stop: AbortSignal) => Events): ReadableStream<Uint8Array<ArrayBuffer>> {
  const stop = new AbortController();
  const events = start(stop.signal);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const next = await events.next();
      if (next.done === true) controller.close();
      else controller.enqueue(encoder.encode(`${JSON.stringify(next.value)}\n`));
    },
    async cancel() {
      stop.abort();
      await events.return(undefined);
    },
  });
}
