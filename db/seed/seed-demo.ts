import { z } from 'zod';
import { hashPassword, insertAccount, updateProfile } from '#server/account/index.ts';
import { systemActor } from '#server/audit/index.ts';
import { saveSessionTypeWithin } from '#server/bookings/index.ts';
import { createProducts, fillBundle, getProduct } from '#server/catalog/index.ts';
import { saveClassWithin } from '#server/classes/index.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { sumSubscriptionFigures } from '#server/subscriptions/index.ts';
import { createVoucher } from '#server/vouchers/index.ts';
import { placeKinds } from '#shared/bookings/bookings.ts';
import { type Rupiah, rupiah } from '#shared/money/money.ts';
import { succeed } from '#shared/result.ts';
import { DAY_MS, dayOf, startOfDay } from '#shared/time/dates.ts';
import { DEMO_BUYER_EMAIL, DEMO_PASSWORD, type DemoAccount, readAccounts } from './accounts.ts';
import { writeContent, writeDemoSettings } from './content/index.ts';
import { writeBroadcasts } from './demo-broadcasts.ts';
import { type DemoReview, readBuyer } from './demo-buyer.ts';
import {
  type DemoVoucher,
  readVouchers,
  writeDiscounts,
  writeOrderBumps,
  writeReferralTerms,
} from './demo-discounts.ts';
import { fileId, readFiles } from './demo-files.ts';
import { readLesson, readProducts } from './demo-products.ts';
import { writeSequences } from './demo-sequences.ts';
import { PAST_BEGUN } from './past/past-time.ts';
import { readYaml } from './read-files.ts';
import { findUserId, hasFact, recordFact, withSeedLock } from './seed.queries.ts';
import { toNewProduct } from './to-new-product.ts';
import { writeEnglish } from './write-english.ts';

/** Each call carries its own idempotency key (DECISIONS 8). */
export interface DemoShopping {
  readonly user_id: string;
  readonly top_up: {
    readonly amount: Rupiah;
    readonly days_ago: number;
    readonly idempotency_key: string;
  };
  readonly purchases: readonly (DatedPurchase & { readonly review?: DemoReview })[];
  readonly subscriptions: readonly DemoSubscription[];
}

export interface DemoSubscription extends DatedPurchase {
  readonly plan: string;
  readonly with_trial: boolean;
}

export interface DemoPurchase {
  readonly product_id: string;
  readonly slug: string;
  readonly price: Rupiah;
  readonly idempotency_key: string;
}

interface DatedPurchase extends DemoPurchase {
  readonly days_ago: number;
}

export interface SeedOptions {
  readonly db: Database;
  /** True adds half a year of history (`seedPast`). */
  readonly has_past?: boolean;
  /**
   * Tops up and buys through the real checkout; the credit must arrive before the first purchase. An interrupted start
   * calls it again, so each call needs its idempotency key.
   */
  readonly buyAndTopUp: (shopping: DemoShopping) => Promise<void>;
}

const SETTINGS = 'demo_settings_seeded';
const CATALOGUE_AND_ACCOUNTS = 'demo_catalogue_seeded';
/** Written last: the demo business is complete, or not wanted. */
const WHOLE_DEMO = 'demo_seeded';

/**
 * Fills an empty installation once; safe to call from every process at every start. Products, content and accounts are
 * one transaction; the buyer's purchases are real use cases, each with its own. An interrupted start leaves a mark,
 * from which the next one continues.
 */
export async function seedDemo({
  db,
  buyAndTopUp,
  has_past = false,
}: SeedOptions): Promise<'seeded' | 'already_seeded'> {
  if ((await hasFact(db.orm, WHOLE_DEMO)) && (await hasFact(db.orm, SETTINGS))) return 'already_seeded';
  return withSeedLock(db, async () => {
    const isWhole = await hasFact(db.orm, WHOLE_DEMO);
    const isStarted = isWhole || (await hasFact(db.orm, CATALOGUE_AND_ACCOUNTS));
    if (!isStarted) await writeCatalogueAndAccounts(db, has_past);
    // Separate, because installations of older versions have the demo business, and had these as defaults.
    if (!(await hasFact(db.orm, SETTINGS))) await writeSettings(db);
    if (isWhole) return 'already_seeded';
    await buyAndTopUp(await planShopping(db));
    await sumSubscriptionFigures({ db, clock: { now: () => new Date() } });
    await withTx(db, async (tx) => succeed(await recordFact(tx, WHOLE_DEMO)));
    return 'seeded';
  });
}

async function writeSettings(db: Database): Promise<void> {
  await withTx(db, async (tx) => {
    await writeDemoSettings(tx);
    return succeed(await recordFact(tx, SETTINGS));
  });
}

async function writeCatalogueAndAccounts(db: Database, has_past: boolean): Promise<void> {
  // Hashing is slow on purpose, so all accounts share one hash.
  const password_hash = await hashPassword(DEMO_PASSWORD);
  await withTx(db, async (tx) => {
    const files = readFiles();
    const shop = readProducts();
    const ids = await createProducts(
      tx,
      shop.map((product) =>
        toNewProduct(product, { language: 'id', readLesson, fileId: (name) => fileId(files, name) }),
      ),
    );
    const idOf = new Map(shop.map(({ slug }, n) => [slug, ids[n] ?? '']));
    for (const { slug, parts } of shop)
      await fillBundle(
        tx,
        idOf.get(slug) ?? '',
        parts.map((part) => idOf.get(part) ?? ''),
      );
    await writeSessions(tx, idOf);
    await writeClass(tx, idOf, new Date());
    for (const account of readAccounts()) await writeAccount(tx, account, password_hash);
    await writeContent(tx);
    await writeEnglish(tx);
    for (const voucher of readVouchers()) await writeVoucher(tx, voucher);
    await writeDiscounts(tx);
    await writeReferralTerms(tx);
    await writeOrderBumps(tx);
    await writeBroadcasts(tx, idOf);
    await writeSequences(tx);
    if (has_past) await recordFact(tx, PAST_BEGUN);
    return succeed(await recordFact(tx, CATALOGUE_AND_ACCOUNTS));
  });
}

async function writeAccount(
  tx: Tx,
  { profile, ...account }: DemoAccount,
  password_hash: string,
): Promise<void> {
  const id = await insertAccount(tx, { ...account, password_hash });
  await updateProfile(tx, id, profile);
}

async function writeVoucher(tx: Tx, { is_hinted: _, ...voucher }: DemoVoucher): Promise<void> {
  const made = await createVoucher(tx, voucher);
  if (!made.ok) throw new Error(`the demo voucher ${voucher.code} could not be made: ${made.refusal.code}`);
}

async function planShopping(db: Database): Promise<DemoShopping> {
  const buyer = readBuyer();
  const purchases = [];
  for (const { slug, ...said } of buyer.purchases) {
    purchases.push({ ...(await planPurchase(db, slug)), ...said });
  }
  const subscriptions = [];
  for (const { slug, ...terms } of buyer.subscriptions) {
    subscriptions.push({ ...(await planPurchase(db, slug)), ...terms });
  }
  const user_id = await findUserId(db.orm, DEMO_BUYER_EMAIL);
  if (user_id === null) throw new Error('the demo accounts lack their buyer');
  const top_up = { ...buyer.top_up, idempotency_key: 'demo-top-up' };
  return { user_id, top_up, purchases, subscriptions };
}

async function planPurchase(db: Database, slug: string): Promise<DemoPurchase> {
  const found = await getProduct(db.orm, slug);
  if (!found.ok || found.value.price === null) throw new Error(`the demo buys ${slug}, which is not on sale`);
  const { id, price } = found.value;
  return { product_id: id, slug, price: rupiah(price), idempotency_key: `demo-purchase-${slug}` };
}

const session = z.strictObject({
  target: z.string(),
  minutes: z.int(),
  buffer_minutes: z.int(),
  max_per_day: z.int(),
  place_kind: z.enum(placeKinds),
  place: z.string(),
  questions: z.array(z.string()).default([]),
  sessions: z.int().default(1),
  valid_days: z.int().nullable().default(null),
});

const hours = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { weekday, from_minute: 9 * 60, until_minute: 12 * 60 },
  { weekday, from_minute: 13 * 60, until_minute: 17 * 60 },
]);
const rules = {
  min_notice_hours: 24,
  horizon_days: 60,
  max_per_week: null,
  change_until_hours: 24,
};

async function writeSessions(tx: Tx, ids: ReadonlyMap<string, string>): Promise<void> {
  for (const { target, ...said } of readYaml('sessions.yaml', session.array())) {
    const of = target === 'free' || target === 'audit' ? target : (ids.get(target) ?? target);
    const saved = await saveSessionTypeWithin(
      tx,
      { target: of, rules: { ...rules, ...said, hours } },
      systemActor,
    );
    if (!saved.ok) throw new Error(`the demo gives times to ${target}, which is no consultation`);
  }
}

const CLASS = 'bedah-data-pabrik';
const SATURDAY = 6;

/** The demo's class meets on the third Saturday from now, from 09.00 to 15.00 WIB. */
async function writeClass(tx: Tx, ids: ReadonlyMap<string, string>, now: Date): Promise<void> {
  const id = ids.get(CLASS) ?? CLASS;
  const today = startOfDay(dayOf(now));
  const untilSaturday = (SATURDAY - new Date(`${dayOf(now)}T00:00:00Z`).getUTCDay() + 7) % 7;
  const at = (hour: number) =>
    new Date(today.getTime() + (untilSaturday + 14) * DAY_MS + hour * 3_600_000).toISOString();
  const sessions = [
    {
      id: null,
      starts_at: at(9),
      ends_at: at(15),
      recording_lesson_id: null,
      place: 'https://meet.example/bedah-data-pabrik',
    },
  ];
  const saved = await saveClassWithin(
    tx,
    { id, change: { sessions, sales_end_at: null, place_kind: 'meeting', public_place: null }, now },
    systemActor,
  );
  if (!saved.ok) throw new Error(`the demo’s class has no sessions: ${saved.refusal.code}`);
}
