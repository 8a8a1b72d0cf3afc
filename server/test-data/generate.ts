import { randomBytes, randomInt } from 'node:crypto';
import { hashPassword, insertAccount } from '#server/account/index.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import { createProducts } from '#server/catalog/index.ts';
import { createPosts } from '#server/content/index.ts';
import { lockWallet, postEntries } from '#server/ledger/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { negateSen, rupiah, toSen } from '#shared/money/money.ts';
import { TEST_ORDER_DAYS, TEST_PASSWORD, type TestKind, testNames, testRanges } from '#shared/test-data.ts';
import { DAY_MS } from '#shared/time/dates.ts';
import { insertRecords, lockTestData } from './test-data.queries.ts';

export interface Generation {
  readonly count: number;
  readonly actor: Actor & { readonly id: string };
  readonly now: Date;
}

/** Both ends are inclusive. */
export const randomBetween = ({ from, to }: { readonly from: number; readonly to: number }): number =>
  randomInt(from, to + 1);

export function pickRandom<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 0 ? undefined : items[randomInt(items.length)];
}

const randomSuffix = (): string => randomBytes(4).toString('hex');

export async function recordGenerated(
  tx: Tx,
  { kind, actor }: { readonly kind: TestKind; readonly actor: Actor },
  make: () => Promise<readonly string[]>,
): Promise<number> {
  await lockTestData(tx);
  const ids = await make();
  await insertRecords(tx, kind, ids);
  await recordAudit(tx, actor, {
    action: 'test_data.generated',
    subject: { type: 'test_data', id: kind },
    after: { count: ids.length },
  });
  return ids.length;
}

/** Dated before any generated order (ADEV-010). */
export async function generateUsers(tx: Tx, { count, actor, now }: Generation): Promise<number> {
  const at = new Date(now.getTime() - TEST_ORDER_DAYS * DAY_MS);
  // Before the lock: hashing per user would exceed the wait of other generators.
  const password_hash = await hashPassword(TEST_PASSWORD);
  return recordGenerated(tx, { kind: 'users', actor }, async () => {
    const ids: string[] = [];
    for (let n = 1; n <= count; n++) {
      const id = await insertAccount(tx, {
        email: `${testNames.users}${n}-${randomSuffix()}@arunika.example`,
        full_name: `Test User ${n}`,
        password_hash,
        role: 'user',
      });
      await creditWallet(tx, { user_id: id, at, created_by: actor.id });
      ids.push(id);
    }
    return ids;
  });
}

interface GenerateContext {
  readonly user_id: string;
  readonly at: Date;
  readonly created_by: string;
}

async function creditWallet(tx: Tx, { user_id, at, created_by }: GenerateContext): Promise<void> {
  const amount = toSen(rupiah(randomBetween(testRanges.balance)));
  const posted = await postEntries(tx, {
    type: 'adjustment',
    idempotency_key: `test-data:balance:${user_id}`,
    description: 'Saldo uji',
    reference_type: 'test_data',
    reference_id: user_id,
    at,
    created_by,
    entries: [
      { wallet: await lockWallet(tx, user_id), amount },
      { account: 'adjustments', amount: negateSen(amount) },
    ],
  });
  if (!posted.ok) throw new Error(`a test user got no balance: ${posted.refusal.code}`);
}

/** Templates with price and stock (ADEV-011, ADEV-012). */
export function generateProducts(tx: Tx, { count, actor }: Generation): Promise<number> {
  return recordGenerated(tx, { kind: 'products', actor }, () =>
    createProducts(
      tx,
      Array.from({ length: count }, (_, n) => ({
        title: `${testNames.products} ${n + 1}`,
        slug: `test-product-${randomSuffix()}`,
        type: 'template' as const,
        category: 'Test',
        short_description: 'Produk uji untuk pengembangan.',
        description: '<p>Produk uji untuk pengembangan. Hapus lewat Dev Tools.</p>',
        price: randomBetween(testRanges.price),
        stock: randomBetween(testRanges.stock),
      })),
    ),
  );
}

export function generatePosts(tx: Tx, { count, actor, now }: Generation): Promise<number> {
  return recordGenerated(tx, { kind: 'blog_posts', actor }, () =>
    createPosts(
      tx,
      Array.from({ length: count }, (_, n) => ({
        title: `${testNames.blog_posts} ${n + 1}`,
        slug: `test-blog-post-${randomSuffix()}`,
        excerpt: 'Tulisan uji untuk pengembangan.',
        content: '<p>Tulisan uji untuk pengembangan. Hapus lewat Dev Tools.</p>',
        category: 'Test',
        tags: ['test'],
        status: 'published' as const,
        published_at: now.toISOString(),
        author_id: actor.id,
      })),
    ),
  );
}
