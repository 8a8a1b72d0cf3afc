import { randomUUID } from 'node:crypto';
import { type Database, openDatabase } from '#server/platform/database/db.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { lineOf, makeProduct } from '#tests/support/shop/products.ts';
import { checkOut } from './index.ts';

/** The statements of a purchase, in no order. */
const NAMES = {
  begin: /^begin/,
  'claim the key': /^insert into idempotency_keys/,
  'lock the wallet': /from "wallets" .* for update/,
  'read settings': /from "settings"/,
  'read products': /from "products"/,
  'read holdings': /^select product_id from user_products/,
  'read discounts': /^with promised/,
  'post the money': /insert into ledger_postings/,
  'write the order': /insert into orders/,
  'note the terms': /^insert into consents/,
  'empty the cart': /^delete from "cart_items"/,
  'queue the receipt': /graphile_worker.add_job/,
  'keep the result': /^update idempotency_keys/,
  commit: /^commit/,
};

const nameOf = (text: string) => Object.entries(NAMES).find(([, pattern]) => pattern.test(text))?.[0] ?? text;

function textOf(statement: unknown): string {
  const isObject = typeof statement === 'object' && statement !== null && 'text' in statement;
  return String(isObject ? statement.text : statement)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Statements in the order of sending; those sent before an answer to one of them came are one round trip. */
function recordTrips(db: Database): string[][] {
  const trips: string[][] = [];
  let isAnswered = true;
  db.pool.on('connect', (client) => {
    const { query } = client;
    const recorded = (...args: readonly unknown[]): unknown => {
      if (isAnswered) trips.push([]);
      isAnswered = false;
      trips.at(-1)?.push(nameOf(textOf(args[0])));
      const answer: unknown = Reflect.apply(query, client, args);
      const answered = () => {
        isAnswered = true;
      };
      if (answer instanceof Promise && !/^begin/.test(textOf(args[0]))) answer.then(answered, answered);
      return answer;
    };
    Object.assign(client, { query: recorded });
  });
  return trips;
}

test('a purchase reads behind the lock of the wallet, and takes three round trips', async ({
  db,
  databaseUrl,
}) => {
  const buyer = await makePerson(db, { balance: 100_000 });
  const lines = [lineOf(await makeProduct(db))];
  const own = openDatabase(databaseUrl);
  try {
    const trips = recordTrips(own);
    expect(await checkOut(own, { buyer, lines, idempotency_key: randomUUID() })).toMatchObject({ ok: true });
    expect(trips.slice(-3)).toEqual([
      [
        ...['begin', 'claim the key', 'lock the wallet'],
        ...['read settings', 'read products', 'read holdings', 'read discounts'],
      ],
      ['post the money', 'write the order'],
      ['empty the cart', 'queue the receipt', 'keep the result', 'note the terms', 'commit'],
    ]);
  } finally {
    await own.close();
  }
});
