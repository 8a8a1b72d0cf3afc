import { APP_URL, createComposedApp } from '#server/testing/composed-app.ts';
import { inShop } from '#tests/support/gateways/gateway-shop.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { balanceOf } from '#tests/support/shop/people.ts';

test.for([
  ['stripe', 'STRIPE_WEBHOOK_SECRET'],
  ['xendit', 'XENDIT_CALLBACK_TOKEN'],
] as const)(
  'a webhook of %s that is signed with an earlier %s is believed while that is named, and not afterwards',
  async ([name, variable], { db }) => {
    await inShop(db, name, async ({ world, open, payer }) => {
      const paid = { ...(await open()), what: 'paid' } as const;
      world.changeSession(paid);
      const { raw_body, headers } = world.webhook(paid);
      const earlier = world.environment[variable] ?? '';
      const receiveWith = async (previous: string) => {
        const changed = { [variable]: 'the secret of today', [`${variable}_PREVIOUS`]: previous };
        const { app, drainJobs } = createComposedApp(db, {
          environment: { ...world.environment, ...changed },
        });
        const url = `${APP_URL}/api/webhooks/${name}`;
        const { status } = await app.fetch(
          new Request(url, { method: 'POST', headers, body: raw_body }),
          '127.0.0.1',
        );
        await drainJobs();
        return status;
      };
      expect([await receiveWith(''), await receiveWith('another one')]).toEqual([400, 400]);
      expect(await balanceOf(db, payer.id)).toBe(0);
      expect(await receiveWith(`another one, ${earlier}`)).toBe(200);
      expect(await balanceOf(db, payer.id)).toBe(5_000_000);
    });
  },
);
