const STEP_MS = 30_000;

/** The 30-second step of a code, allowing one step of clock drift; null if it matches none. */
export async function matchingStep(
  codeOf: (step: number) => Promise<string>,
  code: string,
  nowMs: number,
): Promise<number | null> {
  const current = Math.floor(nowMs / STEP_MS);
  for (const step of [current, current - 1, current + 1]) {
    if ((await codeOf(step)) === code) return step;
  }
  return null;
}
