import { createRateLimiter } from '#server/platform/rate-limiter.ts';
import { createLogger } from '#server/platform/telemetry/logger.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { makeAccount } from '#tests/support/shop/accounts.ts';
import { createPaymentFixture, deliver, openPayment } from '#tests/support/shop/payments.ts';
import { createBoundedMailer } from './mailers.ts';

test('a mailbox that nobody has proved gets ten mails an hour of all kinds together, whatever way its address is written', async ({
  db,
}) => {
  const sent: string[] = [];
  const logger = createLogger('silent');
  const mailer = createBoundedMailer(
    { send: async ({ to }) => void sent.push(to), close: () => undefined },
    {
      db,
      logger,
      limiter: createRateLimiter({ pool: db.pool, factor: 1, logger }),
      readTeamEmail: async () => 'tim@contoh.example',
    },
  );
  async function countOf(addresses: readonly string[]): Promise<number> {
    const before = sent.length;
    for (const to of addresses) await mailer.send({ to, subject: 'Halo', text: '', html: '' });
    return sent.length - before;
  }
  const times = (count: number, to: string) => Array.from({ length: count }, () => to);
  const spellings = Array.from({ length: 14 }, (_, n) => `r.ina+${n}@gmail.com`);
  expect(await countOf(spellings)).toBe(10);
  expect(await countOf(['rina@googlemail.com', 'lain@gmail.com'])).toBe(1);

  await makeAccount(db, 'sari@contoh.example');
  expect(await countOf(times(14, 'sari@contoh.example'))).toBe(14);
  expect(await countOf(times(14, 'tim@contoh.example'))).toBe(14);

  const payer = await makeAccount(db, 'pembayar@contoh.example');
  await db.pool.query('update users set email_verified = false where id = $1', [payer]);
  const fixture = createPaymentFixture(db);
  await deliver(fixture, { ...(await openPayment(fixture, payer, 50_000)), status: 'paid' });
  expect(await countOf(times(14, 'pembayar@contoh.example'))).toBe(14);
});
