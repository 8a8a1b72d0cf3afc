/** What a generator returns, for whoever does not follow its parts. */
export async function readWhole<Value>(parts: AsyncGenerator<unknown, Value>): Promise<Value> {
  for (;;) {
    const next = await parts.next();
    if (next.done === true) return next.value;
  }
}
