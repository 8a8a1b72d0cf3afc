import { createComposedApp } from '#server/testing/composed-app.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { makeAccount, PASSWORD } from '#tests/support/shop/accounts.ts';
import { openBrowser } from '#tests/support/shop/guests.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { readConsentHistory } from './index.ts';

const EMAIL = 'rina@contoh.example';

test('who signs up or buys as a guest has agreed to the terms and the policy as they stood, and finds that later', async ({
  db,
}) => {
  await db.pool.query(`
    insert into site_pages (name, title, description, content, updated_at) values
      ('terms', 'Syarat', '', '', '2026-03-01T00:00:00Z'), ('privacy', 'Privasi', '', '', '2026-04-01T00:00:00Z')
    on conflict (name) do update set updated_at = excluded.updated_at`);
  const { rows } = await db.pool.query<{ name: string; updated_at: Date }>(
    'select name, updated_at from site_pages order by name',
  );
  const [privacy_of, terms_of] = rows.map(({ updated_at }) => updated_at.toISOString());
  const app = createComposedApp(db);
  const guest = openBrowser(db, app);
  await guest.open(await makeProduct(db), { email: EMAIL.toUpperCase() });
  // Nobody has proved the address yet: an account with it sees nothing of what a stranger may have typed.
  const unproved = await app.post('/api/auth/sign-up/email', {
    name: 'Rina',
    email: EMAIL,
    password: PASSWORD,
  });
  expect(unproved.status).toBe(200);
  const { rows: users } = await db.pool.query<{ id: string }>('select id from users where email = $1', [
    EMAIL,
  ]);
  const id = users[0]?.id ?? '';
  const agreed = { purpose: 'terms', is_granted: true, terms_of, privacy_of };
  expect(await readConsentHistory(db.orm, id)).toMatchObject([{ ...agreed, source: 'sign_up' }]);
  await db.pool.query('update users set email_verified = true where id = $1', [id]);
  expect(await readConsentHistory(db.orm, id)).toMatchObject([
    { ...agreed, source: 'sign_up' },
    { ...agreed, source: 'checkout' },
  ]);
  const other = await makeAccount(db, 'lain@contoh.example');
  expect(await readConsentHistory(db.orm, other)).toEqual([]);
});
