import type { checkout } from '#contract/account/checkout.ts';
import type { RefusalOf } from '#contract/endpoint.ts';
import type { KeyReused } from '#server/platform/idempotency.ts';

export type CheckoutRefusal = RefusalOf<typeof checkout> | KeyReused;
/** Names the first line with a problem, and every one. */
export type LineRefusal = Extract<CheckoutRefusal, { details: { lines: unknown } }>;
