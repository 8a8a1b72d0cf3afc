/** A refusal is an expected result that the caller must handle; failures are thrown. */
export type Result<Value, Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

export function succeed<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function refuse<const Refusal extends { readonly code: string }>(
  refusal: Refusal,
): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal };
}

/** Maps the value; a refusal stays. */
export async function mapValue<Value, Refusal, const Next>(
  outcome: Promise<Result<Value, Refusal>>,
  next: (value: Value) => Next,
): Promise<Result<Next, Refusal>> {
  const result = await outcome;
  return result.ok ? succeed(next(result.value)) : result;
}

export function named<Name extends string, Value, Refusal>(
  name: Name,
  outcome: Promise<Result<Value, Refusal>>,
): Promise<Result<Readonly<Record<Name, Value>>, Refusal>>;
export function named(name: string, outcome: Promise<Result<unknown, unknown>>) {
  return mapValue(outcome, (value) => ({ [name]: value }));
}
