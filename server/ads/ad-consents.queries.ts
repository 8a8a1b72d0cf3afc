import { sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { writeWithCommit } from '#server/platform/database/with-tx.ts';
import { selectRows } from '#server/platform/lists/list-window.ts';
import type { AdConsent } from './ad-consent.ts';

type Purchase = { readonly order_id: string } | { readonly intent_id: string };

/** Written with the commit, so that a purchase waits for nothing more. A repeated purchase keeps its first tick. */
export async function keepAdConsent(tx: Tx, purchase: Purchase, consent: AdConsent): Promise<void> {
  const order_id = 'order_id' in purchase ? purchase.order_id : null;
  const intent_id = 'intent_id' in purchase ? purchase.intent_id : null;
  const { platforms, words, fbclid, ttclid, user_agent } = consent;
  await writeWithCommit(
    tx,
    sql`
    insert into ad_consents (order_id, intent_id, platforms, words, fbclid, ttclid, user_agent)
    values (${order_id}::uuid, ${intent_id}::uuid, array(select jsonb_array_elements_text(${JSON.stringify(platforms)}::jsonb)),
            ${words}, ${fbclid}, ${ttclid}, ${user_agent})
    on conflict do nothing`,
  );
}

/** A form that is sent again says anew whether its box is ticked. */
export async function renewAdConsent(tx: Tx, intent_id: string, consent: AdConsent | null): Promise<void> {
  await writeWithCommit(tx, sql`delete from ad_consents where intent_id = ${intent_id} and order_id is null`);
  if (consent !== null) await keepAdConsent(tx, { intent_id }, consent);
}

export async function deleteWaitingConsents(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`
    delete from ad_consents c using purchase_intents i
    where i.id = c.intent_id and i.user_id = ${userId} and c.order_id is null`);
}

/** Nothing can be sent to a platform by then, so what only served for that goes. */
const CLICK_DAYS = 8;
const WAITING_DAYS = 30;
const RETENTION_DAYS = 180;

export async function pruneAds(tx: Tx, now: Date): Promise<void> {
  const before = (days: number) => sql`${now.toISOString()}::timestamptz - make_interval(days => ${days})`;
  await tx.execute(sql`
    update ad_consents set fbclid = null, ttclid = null, user_agent = null
    where order_id is not null and user_agent is not null and created_at < ${before(CLICK_DAYS)}`);
  await tx.execute(sql`
    delete from ad_consents
    where created_at < ${before(RETENTION_DAYS)} or order_id is null and created_at < ${before(WAITING_DAYS)}`);
  await tx.execute(sql`delete from ad_events where created_at < ${before(RETENTION_DAYS)}`);
}

export async function listOwnAdConsents(reader: Reader, userId: string) {
  return selectRows<Record<string, unknown>>(
    reader,
    sql`
    select c.order_id, c.intent_id, c.platforms, c.words, c.fbclid, c.ttclid, c.user_agent, c.created_at
    from ad_consents c
    left join orders o on o.id = c.order_id
    left join purchase_intents i on i.id = c.intent_id
    where o.user_id = ${userId} or i.user_id = ${userId} order by c.created_at, c.id`,
  );
}

export async function listOwnAdEvents(reader: Reader, userId: string) {
  return selectRows<Record<string, unknown>>(
    reader,
    sql`
    select e.order_id, e.platform, e.kind, e.value_bigint, e.status, e.problem, e.occurred_at, e.sent_at
    from ad_events e join orders o on o.id = e.order_id where o.user_id = ${userId} order by e.created_at, e.id`,
  );
}
