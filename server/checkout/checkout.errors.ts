import type { checkout } from '#contract/checkout/checkout.ts';
import type { RefusalOf } from '#contract/endpoint.ts';
import type { KeyReused } from '#server/platform/database/idempotency.ts';

export type CheckoutRefusal = RefusalOf<typeof checkout> | KeyReused;
export type LineRefusal = Extract<CheckoutRefusal, { details: { lines: unknown } }>;
