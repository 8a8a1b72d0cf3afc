const MOST = 100;

interface Waiting<Key, Value> {
  readonly key: Key;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Answers calls one batch after the other: those that come while one is running are the next. Where a batch fails, each of
 * its calls is tried alone, so that one cannot fail the others.
 */
export function inBatches<Key, Value>(
  run: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value> {
  let waiting: Waiting<Key, Value>[] = [];
  let isRunning = false;

  async function answer(batch: readonly Waiting<Key, Value>[]): Promise<void> {
    try {
      const values = await run(batch.map(({ key }) => key));
      for (const { key, resolve, reject } of batch) {
        const value = values.get(key);
        if (value === undefined) reject(new Error('a batch has no answer for one of its keys'));
        else resolve(value);
      }
    } catch (error) {
      if (batch.length > 1) for (const call of batch) await answer([call]);
      else for (const { reject } of batch) reject(error);
    }
  }

  async function answerAll(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST);
      waiting = waiting.slice(MOST);
      await answer(batch);
    }
    isRunning = false;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (!isRunning) void answerAll();
    });
}
