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

/** What somebody did. */
interface Events {
  readonly join: { readonly person: PastPerson };
  readonly top_up: ByName & { readonly amount: number; readonly ends: 'paid' | 'failed' | 'open' };
  readonly buy: OfProduct;
  readonly subscribe: OfProduct & { readonly with_trial: boolean };
  readonly cancel: OfProduct;
  /** The worker's look at what is due. */
  readonly renew: object;
  /** Chooses the time of their next session, so many days from the first start, and writes what is asked. */
  readonly choose_time: OfSession & { readonly day: number; readonly hour: number; readonly answer: string };
  readonly book_free: ByName;
  readonly end_session: OfSession & { readonly outcome: PastOutcome; readonly note: string };
  readonly plan_class: PastClass;
  /** The staff says who came to the session of that day. */
  readonly hold_class: PastClass & { readonly day: number };
  /** One sitting: lessons that are done, and one that is left open; the last one ends with the certificate. */
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

/** When it happened, in days before the first start. */
export type Dated = PastEvent & { readonly days_ago: number };
export type Bought = Extract<Dated, { kind: 'buy' }>;
