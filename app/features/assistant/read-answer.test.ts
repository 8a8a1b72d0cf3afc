import { expect, test } from 'vitest';
import { eventsIn } from './read-answer.ts';

test('events are read whole, wherever the network divides their lines and letters', async () => {
  const lines =
    '{"type":"started","conversation_id":"a"}\n{"type":"group","text":"Rp 5 – “ya”","sources":[]}\n';
  const bytes = new TextEncoder().encode(lines);
  for (const size of [1, 3, 7, bytes.length]) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
      bytes.slice(n * size, (n + 1) * size),
    );
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = pieces.shift();
        if (piece === undefined) controller.close();
        else controller.enqueue(piece);
      },
    });
    const events = [];
    for await (const event of eventsIn(stream)) events.push(event);
    expect(events).toEqual([
      { type: 'started', conversation_id: 'a' },
      { type: 'group', text: 'Rp 5 – “ya”', sources: [] },
    ]);
  }
});
