/**
 * A step of a use case that broke on our side. Its transaction is rolled back like after any error; only the words
 * differ, where the contract of the endpoint has some for that step.
 */
export class BrokenStep extends Error {
  readonly step: string;
  constructor(step: string, cause: unknown) {
    super(`${step} broke`, { cause });
    this.step = step;
  }
}

/** Runs one step; what breaks in it is named after the step, or as `step` reads it from the error. */
export async function inStep<Value>(
  step: string | ((error: unknown) => string),
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw new BrokenStep(typeof step === 'string' ? step : step(error), error);
  }
}
