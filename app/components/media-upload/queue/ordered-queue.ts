export interface OrderedQueue<Value> {
  enqueue(key: number): void;
  /** What came of it; null: nothing, and nobody waits for it any longer. */
  resolve(key: number, value: Value | null): void;
}

/** Hands on in the order in which things were begun, whatever is done first: the picture chosen first is the cover. */
export function createOrderedQueue<Value>(onReady: (key: number, value: Value) => void): OrderedQueue<Value> {
  const pending: number[] = [];
  const settled = new Map<number, Value | null>();
  return {
    enqueue: (key) => void pending.push(key),
    resolve(key, value) {
      settled.set(key, value);
      for (let first = pending[0]; first !== undefined && settled.has(first); first = pending[0]) {
        const ready = settled.get(first) ?? null;
        pending.shift();
        settled.delete(first);
        if (ready !== null) onReady(first, ready);
      }
    },
  };
}
