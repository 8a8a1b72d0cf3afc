import type { RefusalOf } from '#contract/endpoint.ts';
import type * as staff from '#contract/subscriptions/admin.ts';
import type * as contract from '#contract/subscriptions/subscriptions.ts';

type IdempotencyRefusal = { readonly code: 'IDEMPOTENCY_KEY_REUSED' };

export type StartRefusal = RefusalOf<typeof contract.startSubscription> | IdempotencyRefusal;
export type RetryRefusal = RefusalOf<typeof contract.retryCharge> | IdempotencyRefusal;
export type PlanRefusal = RefusalOf<typeof contract.changePlan>;
export type CancelRefusal = RefusalOf<typeof contract.cancelSubscription>;
export type RetentionRefusal = RefusalOf<typeof contract.acceptRetentionOffer>;
export type ResumeRefusal = RefusalOf<typeof contract.resumeSubscription>;
export type SubscriptionNotFound = RefusalOf<typeof contract.listCharges>;
export type StaffCancelRefusal = Exclude<RefusalOf<typeof staff.cancelAnySubscription>, IdempotencyRefusal>;
export type StaffRetryRefusal = Exclude<RefusalOf<typeof staff.retryAnyCharge>, IdempotencyRefusal>;
