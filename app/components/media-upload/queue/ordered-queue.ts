export interface OrderedQueue<Value> {
  enqueue(key: number): void;
  /** Settles this slot; null: it failed. */
  resolve(key: number, value: Value | null): void;
}

/** Emits results in the order of their start, because the first chosen picture becomes the cover. */
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
