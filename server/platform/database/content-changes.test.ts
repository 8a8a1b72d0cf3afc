import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { changeSetting, replaceQuestions, replaceTestimonials } from '#server/content/index.ts';
import { succeed } from '#shared/result.ts';
import { test } from '#tests/support/machine/database.ts';
import { makeCaseStudy, makePost, makeSitePage } from '#tests/support/shop/content.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { createLogger } from '../telemetry/logger.ts';
import { listenForContentChanges } from './content-changes.ts';
import { withTx } from './with-tx.ts';

const logger = createLogger('silent');

async function listen(databaseUrl: string) {
  const onChange = vi.fn();
  const onListening = vi.fn();
  const changes = await listenForContentChanges({ database_url: databaseUrl, logger, onChange, onListening });
  return { onChange, onListening, stop: () => changes.stop() };
}

test('every process hears of a product that changed, when the change commits', async ({
  db,
  databaseUrl,
}) => {
  const [one, other] = [await listen(databaseUrl), await listen(databaseUrl)];
  const { id } = await makeProduct(db);
  for (const { onChange } of [one, other]) await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  await db.orm.execute(sql`update products set price = 1 where id = ${id}`);
  for (const { onChange } of [one, other]) await waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
  await Promise.all([one.stop(), other.stop()]);
});

test('every process hears of all that visitors read', async ({ db, databaseUrl }) => {
  const { onChange, stop } = await listen(databaseUrl);
  const voice = { quote: 'a', role: 'b', business: 'c' };
  const changes: readonly (() => Promise<unknown>)[] = [
    () => makePost(db),
    () => makeCaseStudy(db),
    () => makeSitePage(db),
    () => withTx(db, (tx) => changeSetting(tx, 'brand_name', 'Fajar')),
    () => withTx(db, async (tx) => succeed(await replaceQuestions(tx, [{ question: 'a', answer: 'b' }]))),
    () => withTx(db, async (tx) => succeed(await replaceTestimonials(tx, [voice]))),
  ];
  for (const change of changes) {
    onChange.mockClear();
    await change();
    await waitFor(() => expect(onChange).toHaveBeenCalled());
  }
  await stop();
});

test('while the connection is lost nothing may be kept; then it listens again', async ({
  db,
  databaseUrl,
}) => {
  const listener = await listen(databaseUrl);
  expect(listener.onListening.mock.calls).toEqual([[true]]);
  await db.orm.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'arunika-content-changes'`);
  await waitFor(() => expect(listener.onListening.mock.calls).toEqual([[true], [false], [true]]));
  await makeProduct(db);
  await waitFor(() => expect(listener.onChange).toHaveBeenCalled());
  await listener.stop();
});
