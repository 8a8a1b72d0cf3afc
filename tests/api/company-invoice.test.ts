import { action, loader } from '#app/features/checkout/checkout.route.tsx';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { rupiah } from '#shared/money/money.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { cookieFor, makeAccount } from '#tests/support/shop/accounts.ts';
import { giveCredit } from '#tests/support/shop/people.ts';
import { answerOf, visitTo } from '#tests/support/shop/posting-page.ts';
import { makeProduct } from '#tests/support/shop/products.ts';

const typed = {
  company_form: '1',
  'company.name': ' PT Kopi Nusantara ',
  'company.npwp': '09.876.543.2-109.8000',
  'company.address': 'Jl. Kenanga 5, Bandung',
};
const company = { name: 'PT Kopi Nusantara', npwp: '0987654321098000', address: 'Jl. Kenanga 5, Bandung' };

test('the tick for a company on the checkout works as a plain form: said at the field, kept, and only meant when it is ticked', async ({
  db,
}) => {
  const app = createComposedApp(db);
  const id = await makeAccount(db, 'sari@contoh.example');
  await giveCredit(db, id, rupiah(200_000));
  const cookie = await cookieFor(app, 'sari@contoh.example');
  const buy = async (fields: Readonly<Record<string, string>>) => {
    const { id: product } = await makeProduct(db);
    const { rows } = await db.pool.query<{ slug: string }>('select slug from products where id = $1', [
      product,
    ]);
    const slug = rows[0]?.slug ?? '';
    const [path, params] = [`/checkout/${slug}`, { slug }];
    const { data } = await loader({ ...visitTo({ app, cookie }, path), params });
    if (data.checkout === null) throw new Error('nothing is sold');
    const { details, idempotency_key } = data.checkout;
    const form = { ...details.fields, idempotency_key, payment_method: 'balance', ...fields };
    return {
      kept: data.checkout.company,
      answer: await answerOf(() => action({ ...visitTo({ app, cookie }, path, form), params })),
    };
  };
  const chosen = async () => {
    const { rows } = await db.pool.query<{ invoice_to: unknown }>(
      "select metadata -> 'invoice_to' as invoice_to from orders order by created_at desc limit 1",
    );
    return rows[0]?.invoice_to;
  };

  const wrong = await buy({ ...typed, for_company: 'on', 'company.npwp': '123', 'company.address': '' });
  expect(wrong.answer).toEqual({ status: 422, code: 'INVALID_INPUT' });
  expect(wrong.kept).toBeNull();

  expect((await buy({ ...typed, for_company: 'on' })).answer).toMatchObject({ status: 303 });
  expect(await chosen()).toEqual(company);
  const unticked = await buy(typed);
  expect([unticked.kept, unticked.answer.status]).toEqual([company, 303]);
  expect(await chosen()).toBeNull();
});
