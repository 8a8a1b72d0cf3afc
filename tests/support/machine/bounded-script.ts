import { z } from 'zod';
import { serveTasks } from '#server/platform/bounded-process/serve-tasks.ts';

const task = z.object({ wanted: z.string() });

/** Does what a test asks of it. */
serveTasks(async (message) => {
  const { wanted } = task.parse(message);
  if (wanted === 'for ever') for (;;);
  if (wanted === 'objects without end') {
    const kept: string[][] = [];
    for (;;) kept.push(Array.from({ length: 10_000 }, (_, n) => `${n} ${kept.length}`));
  }
  if (wanted === 'buffers without end') {
    const kept: Buffer[] = [];
    for (;;) kept.push(Buffer.alloc(1_000_000, kept.length));
  }
  if (wanted === 'secrets')
    return Object.keys(process.env)
      .filter((name) => /SECRET|DATABASE/.test(name))
      .join();
  if (wanted === 'fail') throw new TypeError('as asked');
  return `done: ${wanted}`;
});
