import type { DelayUnit, EndReason } from '#shared/people/sequences.ts';
import { addDays, DAY_MS, dayOf, startOfDay } from '#shared/time/dates.ts';

const HOUR_MS = 3_600_000;

export interface StepTiming {
  readonly delay_unit: DelayUnit;
  readonly delay_count: number;
  /** In WIB, with days only; null: whenever the delay ends. */
  readonly send_hour: number | null;
}

export interface LineStep extends StepTiming {
  readonly id: string;
}

/**
 * When a step is due after the one before. Days with an hour are calendar days in WIB: "1 day, at 08" after Monday 20.00
 * is Tuesday 08.00. An hour that went by unused is waited for again, so that no mail of the morning leaves at night.
 */
export function dueAt({ delay_unit, delay_count, send_hour }: StepTiming, passedAt: Date, now: Date): Date {
  if (send_hour === null) {
    return new Date(passedAt.getTime() + delay_count * (delay_unit === 'days' ? DAY_MS : HOUR_MS));
  }
  const day = startOfDay(addDays(dayOf(passedAt), delay_count)).getTime() + send_hour * HOUR_MS;
  const first = day < passedAt.getTime() ? day + DAY_MS : day;
  const late = now.getTime() - first - HOUR_MS;
  return new Date(late < 0 ? first : first + (Math.floor(late / DAY_MS) + 1) * DAY_MS);
}

/** Returns the first step of the line that was not passed, or null. */
export const nextStep = <Step extends { readonly id: string }>(
  line: readonly Step[],
  passed: ReadonlySet<string>,
): Step | null => line.find(({ id }) => !passed.has(id)) ?? null;

/** Somebody who has passed a step behind the one that is put into the line never gets it. */
export function isMissed(line: readonly string[], placed: string, passed: ReadonlySet<string>): boolean {
  const behind = line.slice(line.indexOf(placed) + 1);
  return !passed.has(placed) && behind.some((id) => passed.has(id));
}

export interface ExitSwitches {
  readonly exits_on_refund: boolean;
  readonly exits_on_unsubscribe: boolean;
  readonly exits_outside_segment: boolean;
}

export interface PersonFacts {
  readonly is_bounced: boolean;
  readonly has_consent: boolean;
  /** Counts only the product that ends the sequence. */
  readonly has_bought: boolean;
  /** Counts refunds since the person entered. */
  readonly was_refunded: boolean;
  readonly is_in_segment: boolean;
}

/** Null: the person stays. */
export function exitOf(switches: ExitSwitches, facts: PersonFacts): EndReason | null {
  if (facts.is_bounced) return 'bounced';
  if (facts.has_bought) return 'bought';
  if (switches.exits_on_refund && facts.was_refunded) return 'refunded';
  if (switches.exits_on_unsubscribe && !facts.has_consent) return 'unsubscribed';
  if (switches.exits_outside_segment && !facts.is_in_segment) return 'outside_segment';
  return null;
}

export interface Standing {
  readonly passed: ReadonlySet<string>;
  readonly passed_at: Date;
}

export type Plan =
  | { readonly kind: 'end'; readonly reason: EndReason; readonly next: string | null }
  | { readonly kind: 'wait'; readonly next: string; readonly until: Date }
  | {
      readonly kind: 'pass';
      readonly step: string;
      readonly outcome: 'queued' | 'skipped';
      /** Null: it was the last one. */
      readonly next: { readonly id: string; readonly until: Date } | null;
    };

/** Decides by facts alone, so that edits, pauses and repeated runs need nothing else. */
export function planOf(
  { line, ...switches }: ExitSwitches & { readonly line: readonly LineStep[] },
  { passed, passed_at, ...facts }: Standing & PersonFacts,
  now: Date,
): Plan {
  const step = nextStep(line, passed);
  const reason = exitOf(switches, facts);
  if (reason !== null) return { kind: 'end', reason, next: step?.id ?? null };
  if (step === null) return { kind: 'end', reason: 'finished', next: null };
  const due = dueAt(step, passed_at, now);
  if (due > now) return { kind: 'wait', next: step.id, until: due };
  const following = nextStep(line, new Set([...passed, step.id]));
  return {
    kind: 'pass',
    step: step.id,
    outcome: facts.has_consent ? 'queued' : 'skipped',
    next: following === null ? null : { id: following.id, until: dueAt(following, now, now) },
  };
}
