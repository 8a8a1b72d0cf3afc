/** Waits for a promise to settle, up to a limit; false on timeout. */
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
