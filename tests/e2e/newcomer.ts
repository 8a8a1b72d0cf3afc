import { expect, type Look, test } from '#tests/support/machine/browser.ts';
import { sessionCookie } from '#tests/support/session-cookie.ts';
import { ADMIN } from '#tests/support/shop/demo-accounts.ts';
import * as story from './buy-a-product.ts';

/** Plays the whole story; at the end an admin sees the order in the API. */
export function playNewcomer(look: Look): void {
  test(`[AUTH-001, AUTH-012, MKT-001, MKT-003, WAL-006, WAL-010, WAL-032, PORT-006, PORT-026, SEC-001] a newcomer signs up, confirms, tops up and buys at ${look.width} px`, async ({
    app,
    openVisitor,
  }) => {
    const visitor = await openVisitor(look);
    const plot = { visitor, look, email: `sari-${look.width}@contoh.example` };
    await story.signUp(plot);
    await story.confirmInMailbox(plot);
    await story.buyWithTopUp(plot);
    await story.findPurchase(plot);
    await story.readReceipt(plot);
    const order = await newestOrder(app.url);
    expect(order).toMatchObject({ customer_email: plot.email, status: 'completed', amount: 149_000 });
  });
}

async function newestOrder(url: string): Promise<unknown> {
  const cookie = await sessionCookie(url, ADMIN);
  const answer = await fetch(`${url}/api/admin/orders?limit=1`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  const { orders } = await answer.json();
  return orders[0];
}
