import { createElement } from 'react';
import { SignupForm } from '#app/features/account/signup.route.tsx';
import { VisitorCheckout } from '#app/features/cart/visitor-checkout.tsx';
import { loader as loadCheckout } from '#app/features/checkout/checkout.route.tsx';
import { CheckoutPage } from '#app/features/checkout/checkout-page.tsx';
import { action, loader, PurchasePage } from '#app/features/checkout/purchase/purchase.route.tsx';
import { CHECK_FORM } from '#app/features/checkout/purchase/purchase-view.ts';
import { cartCopy } from '#messages/cart/cart.ts';
import { purchaseStatusCopy as copy } from '#messages/checkout/purchase-status.ts';
import type { Database } from '#server/platform/database/db.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { expect, test } from '../support/machine/database.ts';
import { htmlOf, textOf } from '../support/page.tsx';
import { openBrowser } from '../support/shop/guests.ts';
import { deliver } from '../support/shop/payments.ts';
import { answerOf, visitTo } from '../support/shop/posting-page.ts';
import { makeProduct } from '../support/shop/products.ts';
import { slugOf, tillOf } from '../support/shop/till.ts';

/** A guest before the page that their payment leads back to. */
async function openPurchase(db: Database) {
  const guest = openBrowser(db);
  const product = await makeProduct(db, { price: 149_000 });
  const { id, checkout_url } = await guest.open(product, { email: 'rina@contoh.example' });
  const path = `/purchase/${id}`;
  const visit = (to: string, fields?: Readonly<Record<string, string>>) => ({
    ...visitTo({ app: guest.app, cookie: guest.cookie() }, to, fields),
    params: { id },
  });
  const read = async (search = '') => {
    const { purchase, drawing } = (await loader(visit(path + search))).data;
    if (purchase === null) throw new Error('no purchase was found');
    return textOf(htmlOf(createElement(PurchasePage, { purchase, drawing }), path + search));
  };
  const announce = (status: 'failed' | 'expired') =>
    deliver(guest.fixture, {
      session_id: (checkout_url ?? '').split('/').at(-1) ?? '',
      status,
      amount: 149_000,
    });
  const check = () => answerOf(() => action(visit(path, { form: CHECK_FORM })));
  return { path, read, announce, check };
}

test('the page of a purchase tells a declined payment from one whose time is over', async ({ db }) => {
  const [declined, late] = [await openPurchase(db), await openPurchase(db)];
  await declined.announce('failed');
  await late.announce('expired');
  const [said, saidLate] = [await declined.read(), await late.read()];
  expect([said.includes(copy.expired.declined), said.includes(copy.expired.text)]).toEqual([true, false]);
  expect([saidLate.includes(copy.expired.declined), saidLate.includes(copy.expired.text)]).toEqual([
    false,
    true,
  ]);
});

test('whoever asks before the payment arrived hears that it has not', async ({ db }) => {
  const { path, read, check } = await openPurchase(db);
  expect(await read()).not.toContain(copy.open.notYet);
  const { to } = await check();
  expect(to).toMatch(new RegExp(`^${path}\\?`));
  expect(await read((to ?? '').slice(path.length))).toContain(copy.open.notYet);
});

test('the checkout of what is not out yet leads to its page, for visitors and those who are signed in', async ({
  db,
}) => {
  const till = await tillOf(db, 200_000);
  const slug = await slugOf(db, (await makeProduct(db, { coming_soon: true })).id);
  for (const cookie of ['', till.cookie])
    expect(await till.open(`/checkout/${slug}`, cookie)).toEqual({ status: 302, to: `/product/${slug}` });
});

test('a visitor’s checkout without items says that the cart is empty, with them it is that of the cart', async ({
  db,
}) => {
  const app = createComposedApp(db);
  const { id, price } = await makeProduct(db);
  const load = async (path: string) => {
    const { data, init } = await loadCheckout({ ...visitTo({ app, cookie: '' }, path), params: {} });
    return { checkout: data.checkout, status: init?.status };
  };
  expect(await load('/checkout')).toEqual({ checkout: null, status: 200 });
  expect(await load('/checkout?items=')).toEqual({ checkout: null, status: 200 });
  expect(textOf(htmlOf(createElement(VisitorCheckout), '/checkout'))).toContain(cartCopy.empty);
  const { checkout } = await load(`/checkout?items=${id}:2`);
  expect(checkout?.details).toMatchObject({ due: price * 2, lines: [{ quantity: 2 }] });
});

test('what one agrees to stands beside the buttons that buy and sign up', async ({ db }) => {
  const app = createComposedApp(db);
  const slug = await slugOf(db, (await makeProduct(db)).id);
  const path = `/checkout/${slug}`;
  const { checkout } = (await loadCheckout({ ...visitTo({ app, cookie: '' }, path), params: { slug } })).data;
  if (checkout === null) throw new Error('there is no checkout');
  const pages = [
    [htmlOf(createElement(CheckoutPage, { checkout }), path), 'Dengan melanjutkan'],
    [
      htmlOf(createElement(SignupForm, { next: '/user', onPending: () => {} }), '/signup'),
      'Dengan mendaftar',
    ],
  ] as const;
  for (const [html, begins] of pages) {
    expect(textOf(html)).toMatch(`${begins}, Anda menyetujui Syarat Layanan dan Kebijakan Privasi`);
    expect(html).toContain('href="/terms"');
    expect(html).toContain('href="/privacy"');
  }
});
