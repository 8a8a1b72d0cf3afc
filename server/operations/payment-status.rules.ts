import type { OperatingFacts } from './operating-facts.ts';
import { hoursSince, type Verdict } from './verdict.ts';

type Payments = OperatingFacts['payments'];

export function checkPayments(payments: Payments): Verdict {
  if (payments === null) return { reason: 'not_read' };
  const { notices_failed, overdue, flagged } = payments;
  if (notices_failed > 0) return { reason: 'notices_failed', count: notices_failed };
  const count = overdue + flagged;
  return count > 0
    ? { reason: 'payments_open', count }
    : { reason: 'payments_settled', count: payments.open };
}

/** A gateway sends its notice before we ask, unless it does not reach us. */
const NOTICE_HOURS = 1;

export function checkGateways(payments: Payments): readonly Verdict[] {
  if (payments === null) return [];
  if (payments.gateways.length === 0) return [{ reason: 'gateways_unset' }];
  return payments.gateways.map(({ name, last_notice_at, last_paid_at }) => {
    const names = [name];
    const heard = last_notice_at === null ? new Date(0) : new Date(last_notice_at);
    if (last_paid_at !== null && hoursSince(heard, new Date(last_paid_at)) > NOTICE_HOURS)
      return { reason: 'notices_missing', names, at: last_notice_at };
    if (last_notice_at === null) return { reason: 'notices_quiet', names };
    return { reason: 'notice_came', names, at: heard.toISOString() };
  });
}
