/** Reads a generator to its end, for whoever needs only what it returns. */
export async function readWhole<Value>(parts: AsyncGenerator<unknown, Value>): Promise<Value> {
  for (;;) {
    const next = await parts.next();
    if (next.done === true) return next.value;
  }
}
