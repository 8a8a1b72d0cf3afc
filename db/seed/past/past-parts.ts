import type { Actor } from '#server/audit/index.ts';
import type { TopUpServices } from '#server/payments/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { RefundContext } from '#server/refunds/index.ts';
import type { Result } from '#shared/result.ts';
import type { PastEvent } from './past-events.ts';

export interface PastServices extends TopUpServices, Pick<RefundContext, 'readConsumption'> {}

export type Players = {
  readonly [Kind in PastEvent['kind']]: (event: PastEvent<Kind>, clock: Clock) => Promise<unknown>;
};

export type Staff = Actor & { readonly id: string };

export interface Desk {
  readonly idOf: (name: string) => Promise<string>;
  readonly idOfProduct: (slug: string) => Promise<string>;
  readonly staff: Staff;
}

export function unwrap<Value>(result: Result<Value, { readonly code: string }>): Value {
  if (!result.ok) throw new Error(`the demo's past was refused: ${result.refusal.code}`);
  return result.value;
}
