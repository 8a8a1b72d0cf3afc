import type { Actor } from '#server/audit/index.ts';
import type { TopUpServices } from '#server/payments/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { RefundContext } from '#server/refunds/index.ts';
import type { Result } from '#shared/result.ts';
import type { Past, PastLead, PastPerson } from './read-past.ts';

interface PastClass {
  readonly meets: Past['classes'][number];
}
type PastOutcome = NonNullable<Past['sessions'][number]['outcome']>;

interface ByName {
  readonly name: string;
}
interface OfProduct extends ByName {
  readonly slug: string;
}

interface OfSession extends ByName {
  readonly session: 'paid' | 'free';
}

interface Events {
  readonly join: { readonly person: PastPerson };
  readonly top_up: ByName & { readonly amount: number; readonly ends: 'paid' | 'failed' | 'open' };
  readonly buy: OfProduct;
  readonly subscribe: OfProduct & { readonly with_trial: boolean };
  readonly cancel: OfProduct;
  readonly renew: object;
  readonly choose_time: OfSession & { readonly day: number; readonly hour: number; readonly answer: string };
  readonly book_free: ByName;
  readonly end_session: OfSession & { readonly outcome: PastOutcome; readonly note: string };
  readonly plan_class: PastClass;
  readonly hold_class: PastClass & { readonly day: number };
  /** One sitting: finished lessons, and one left open; the last sitting ends with the certificate. */
  readonly learn: OfProduct & {
    readonly done: readonly string[];
    readonly begun: string | null;
    readonly is_last: boolean;
  };
  readonly hand_in: OfProduct & { readonly lesson: string; readonly body: string };
  readonly accept_hand_in: ByName & { readonly feedback: string };
  readonly review: OfProduct & { readonly rating: number; readonly body: string };
  readonly ask_refund: OfProduct & { readonly reason: string };
  readonly decide_refund: ByName & { readonly verdict: 'approve' | 'reject'; readonly note: string };
  readonly form: { readonly lead: PastLead };
  readonly move_lead: { readonly lead: PastLead; readonly move: PastLead['moves'][number] };
}
export type PastEvent<Kind extends keyof Events = keyof Events> = {
  readonly [Each in Kind]: { readonly kind: Each } & Events[Each];
}[Kind];

/** In days before the first start. */
export type DatedEvent = PastEvent & { readonly days_ago: number };
export type PurchaseEvent = Extract<DatedEvent, { kind: 'buy' }>;

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
