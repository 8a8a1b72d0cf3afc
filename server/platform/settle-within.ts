/** Waits for work to settle, well or not, but not longer than the limit; false when it had not by then. */
export async function settleWithin(limitMs: number, work: Promise<unknown>): Promise<boolean> {
  const { promise: isLate, resolve } = Promise.withResolvers<boolean>();
  const limit = setTimeout(() => resolve(false), limitMs);
  const isSettled = work.then(
    () => true,
    () => true,
  );
  try {
    return await Promise.race([isSettled, isLate]);
  } finally {
    clearTimeout(limit);
  }
}
