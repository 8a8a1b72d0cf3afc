import { z } from 'zod';
import type { AdminSubscription } from '#contract/subscriptions/admin.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { type KeyReused, withIdempotency } from '#server/platform/database/idempotency.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { AuditAction } from '#shared/people/audit.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { SubscriptionServices } from '../lifecycle/start-subscription.ts';
import type { OwnedSubscription } from '../save-subscription.ts';
import type { SubscriptionNotFound } from '../subscriptions.errors.ts';
import { selectById } from '../subscriptions.queries.ts';
import type { SubscriptionRow } from '../subscriptions.schema.ts';
import { toAdminSubscriptions } from './admin-subscriptions.ts';

export interface StaffRequest {
  readonly actor: Actor & { readonly id: string };
  readonly id: string;
  readonly idempotency_key: string;
}

interface StaffAct<Refused> {
  readonly action: Extract<AuditAction, `subscription.${string}`>;
  readonly request: Readonly<Record<string, unknown>>;
  readonly note?: Readonly<Record<string, unknown>>;
  readonly run: (tx: Tx, owned: OwnedSubscription, now: Date) => Promise<Result<unknown, Refused>>;
}

export type StaffActionResult<Refused> = Promise<
  Result<AdminSubscription, Refused | SubscriptionNotFound | KeyReused>
>;

/** Writes an audit entry. Locks wallet and subscription as a renewal does; the same key acts once. */
export function actOnSubscription<Refused>(
  { db, clock }: SubscriptionServices,
  { actor, id, idempotency_key }: StaffRequest,
  { action, request, note, run }: StaffAct<Refused>,
): StaffActionResult<Refused> {
  const claim = { user_id: actor.id, scope: action, key: idempotency_key, request: { id, ...request } };
  return withTx(db, (tx) =>
    withIdempotency(tx, claim, {
      run: async (): StaffActionResult<Refused> => {
        const before = await selectById(tx, id);
        if (before === null) return refuse({ code: 'SUBSCRIPTION_NOT_FOUND' });
        const done = await run(tx, { user_id: before.user_id, id }, clock.now());
        if (!done.ok) return done;
        const after = await readRow(tx, id);
        const changed = changesBetween(before, after);
        await recordAudit(tx, actor, {
          action,
          subject: { type: 'subscription', id },
          before: changed.before,
          after: { ...changed.after, ...note },
        });
        return succeed(await readAdminSubscription(tx, after));
      },
      replay: async () => readAdminSubscription(tx, await readRow(tx, id)),
      toStored: () => ({ subscription_id: id }),
    }),
  );
}

async function readRow(tx: Tx, id: string): Promise<SubscriptionRow> {
  const row = await selectById(tx, id);
  if (row === null) throw new Error('a subscription that was just read is missing');
  return row;
}

async function readAdminSubscription(tx: Tx, row: SubscriptionRow): Promise<AdminSubscription> {
  const [subscription] = await toAdminSubscriptions(tx, [row]);
  if (subscription === undefined) throw new Error('a subscription that was just read is missing');
  return subscription;
}

const audited = [
  'status',
  'plan_name',
  'next_plan_name',
  'next_price_bigint',
  'current_period_end',
  'ended_reason',
] as const satisfies readonly (keyof SubscriptionRow)[];

const written = z.union([
  z.string(),
  z.number(),
  z.date().transform((moment) => moment.toISOString()),
  z.null(),
]);

function changesBetween(before: SubscriptionRow, after: SubscriptionRow) {
  const changed = audited.filter((name) => String(before[name]) !== String(after[name]));
  const of = (row: SubscriptionRow) =>
    Object.fromEntries(changed.map((name) => [name, written.parse(row[name])]));
  return { before: of(before), after: of(after) };
}
