const STEP_MS = 30_000;

/**
 * Which 30 seconds a code belongs to, counted from 1970: this one, or one before or after, because clocks differ. Null
 * for a code of no such step.
 */
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
