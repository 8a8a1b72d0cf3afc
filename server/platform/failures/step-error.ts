/** Rolled back like any error; only the message differs, where the contract has one for the step. */
export class BrokenStep extends Error {
  readonly step: string;
  constructor(step: string, cause: unknown) {
    super(`${step} broke`, { cause });
    this.step = step;
  }
}

export async function withStepName<Value>(
  step: string | ((error: unknown) => string),
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw new BrokenStep(typeof step === 'string' ? step : step(error), error);
  }
}
