import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { claimDueEvent, type DueEvent, markEnded, markSent, postpone } from './ad-events.queries.ts';
import type { AdEvent, AdOutcome, AdPlatformApi } from './platforms/ad-platform.ts';

export interface AdServices {
  readonly db: Database;
  readonly clock: Clock;
  /** Those whose keys are set. */
  readonly platforms: readonly AdPlatformApi[];
  readonly app_url: string;
}

const MAX_PER_RUN = 200;
const HOUR_MS = 3_600_000;
/** Both platforms refuse what is older than seven days. */
export const MAX_AGE_MS = 7 * 24 * HOUR_MS - HOUR_MS;
/** Both platforms count one id once within 48 hours, so a lost answer may be asked for again that long. */
export const DEDUPLICATION_MS = 47 * HOUR_MS;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 6 * HOUR_MS;

/** Sends what is due. The consent is read right before each call; no transaction is open while a platform answers. */
export async function sendAdEvents({ db, clock, platforms, app_url }: AdServices): Promise<void> {
  for (let sent = 0; sent < MAX_PER_RUN; sent++) {
    const now = clock.now();
    const names = platforms.map(({ platform }) => platform);
    const claimed = await withTx(db, async (tx) => {
      const due = await claimDueEvent(tx, { platforms: names, now });
      return succeed(due === null ? null : { due, is_open: await isOpen(tx, due, now) });
    });
    if (!claimed.ok || claimed.value === null) return;
    const { due, is_open } = claimed.value;
    const api = platforms.find(({ platform }) => platform === due.platform);
    if (!is_open || api === undefined) continue;
    const outcome = await api.send(toAdEvent(due, app_url));
    await withTx(db, async (tx) => succeed(await recordOutcome(tx, due, { outcome, now: clock.now() })));
  }
}

/** False for what must not be sent any more, which then ends with its reason. */
async function isOpen(tx: Tx, due: DueEvent, now: Date): Promise<boolean> {
  const { kind, occurred_at, uncertain_since, is_granted, purchase_status } = due;
  if (is_granted !== true) {
    await markEnded(tx, due, { status: 'cancelled', problem: 'withdrawn' });
    return false;
  }
  if (kind === 'refund' && purchase_status !== 'sent') {
    await markEnded(tx, due, { status: 'cancelled', problem: 'untold' });
    return false;
  }
  if (now.getTime() - occurred_at.getTime() > MAX_AGE_MS) {
    await markEnded(tx, due, { status: 'failed', problem: 'too_old' });
    return false;
  }
  if (uncertain_since !== null && now.getTime() - uncertain_since.getTime() > DEDUPLICATION_MS) {
    await markEnded(tx, due, { status: 'failed', problem: 'no_answer' });
    return false;
  }
  return true;
}

function toAdEvent(due: DueEvent, app_url: string): AdEvent {
  const { kind, order_id, posting_id, occurred_at, value, items, fbclid, ttclid, user_agent } = due;
  const { user_id, email, phone } = due;
  return {
    event_id: kind === 'purchase' ? order_id : `${order_id}:${posting_id}`,
    ...{ kind, order_id, occurred_at, value, items, fbclid, ttclid, user_agent },
    buyer: { user_id, email, phone },
    clicked_at: due.clicked_at ?? occurred_at,
    page_url: `${app_url}/checkout`,
  };
}

interface Answer {
  readonly outcome: AdOutcome;
  readonly now: Date;
}

async function recordOutcome(tx: Tx, due: DueEvent, { outcome, now }: Answer): Promise<void> {
  if (outcome.kind === 'accepted') return markSent(tx, due.id, now);
  const { reason } = outcome;
  if (outcome.kind === 'refused') return markEnded(tx, due, { status: 'failed', problem: 'refused', reason });
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (due.attempt_count - 1), LONGEST_WAIT_MS);
  return postpone(tx, due.id, {
    until: new Date(now.getTime() + wait),
    reason,
    uncertain_since: due.uncertain_since ?? (outcome.is_uncertain ? now : null),
  });
}
