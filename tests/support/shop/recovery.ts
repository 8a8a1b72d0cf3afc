import { grantMessages } from '#server/consents/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { planRecovery, sendRecovery } from '#server/recovery/index.ts';
import type { ComposedApp } from '#server/testing/composed-app.ts';
import { succeed } from '#shared/result.ts';
import { waitFor } from '../wait-for.ts';
import type { Person } from './people.ts';
import type { Product } from './products.ts';

const HOUR_MS = 3_600_000;

/** Noon in WIB of the day after, when nothing is quiet. */
export const noon = (() => {
  const day = new Date(Date.now() + 24 * HOUR_MS).toISOString().slice(0, 10);
  return new Date(`${day}T05:00:00Z`);
})();

export const hoursAfterNoon = (hours: number) => new Date(noon.getTime() + hours * HOUR_MS);
export const standingAt = (now: Date) => ({ now: () => now });

export const usualDelays = { cart: 24, payment: 2, top_up: 2, trial: 72, course: 168 };

/** One run of the worker at this moment. */
export async function runRecovery(db: Database, now = noon, delays = usualDelays): Promise<void> {
  const services = { db, clock: standingAt(now) };
  await planRecovery(services, delays);
  await sendRecovery(services);
}

export async function agreeToReminders(db: Database, { id, email }: Person): Promise<void> {
  const topics = [{ purpose: 'reminders', channel: 'mail' } as const];
  const decision = { user_id: id, email, source: 'settings', words: 'Ingatkan saya.', topics };
  await withTx(db, async (tx) => succeed(await grantMessages(tx, decision)));
}

interface LeftCart {
  readonly products: readonly Pick<Product, 'id'>[];
  readonly hours?: number;
}

/** The last product was put in so many hours before noon. */
export async function leaveCart(
  db: Database,
  { id }: Pick<Person, 'id'>,
  { products, hours = 25 }: LeftCart,
): Promise<void> {
  for (const product of products)
    await db.pool.query(
      `insert into cart_items (user_id, product_id, quantity, added_at) values ($1, $2, 1, $3)
       on conflict (user_id, product_id) do update set added_at = excluded.added_at`,
      [id, product.id, hoursAfterNoon(-hours)],
    );
}

export async function messagesOf(db: Database) {
  const { rows } = await db.pool.query<{ cause: string; state: string; reason: string | null }>(
    'select cause, state, reason from recovery_messages order by occurred_at, cause, subject_id',
  );
  return rows;
}

/** The token of the link that a cart's mail has, after its job has run. */
export async function mailedCartToken(
  { db, app }: { readonly db: Database; readonly app: ComposedApp },
  person: Person,
  products: readonly Pick<Product, 'id'>[],
): Promise<string> {
  await agreeToReminders(db, person);
  await leaveCart(db, person, { products });
  await runRecovery(db);
  // Beside a running worker either of the two takes the mail's job.
  await app.drainJobs();
  const text = await waitFor(async () => {
    const [mail] = await listDevMails(db, person.email);
    if (mail === undefined) throw new Error(`no mail to ${person.email}`);
    return mail.text;
  });
  return decodeURIComponent(/cart\/restore\?token=(\S+)/.exec(text)?.[1] ?? '');
}
