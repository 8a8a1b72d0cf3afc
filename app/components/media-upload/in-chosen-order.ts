export interface InChosenOrder<Value> {
  begin(key: number): void;
  /** What came of it; null: nothing, and nobody waits for it any longer. */
  settle(key: number, value: Value | null): void;
}

/** Hands on in the order in which things were begun, whatever is done first: the picture chosen first is the cover. */
export function inChosenOrder<Value>(handOn: (key: number, value: Value) => void): InChosenOrder<Value> {
  const begun: number[] = [];
  const settled = new Map<number, Value | null>();
  return {
    begin: (key) => void begun.push(key),
    settle(key, value) {
      settled.set(key, value);
      for (let first = begun[0]; first !== undefined && settled.has(first); first = begun[0]) {
        const ready = settled.get(first) ?? null;
        begun.shift();
        settled.delete(first);
        if (ready !== null) handOn(first, ready);
      }
    },
  };
}
