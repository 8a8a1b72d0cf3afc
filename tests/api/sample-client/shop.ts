import { randomUUID } from 'node:crypto';
import type { paths } from 'arunika-api';
import createClient from 'openapi-fetch';

/**
 * A program that somebody else writes: it knows the address of the API and the types that a generator made of its
 * document. It signs in with Node's own fetch, lists, tops up, buys, and prints what it has bought.
 */
const [url = '', email = '', password = '', wanted = ''] = process.argv.slice(2);
const api = createClient<paths>({ baseUrl: url });
const key = () => ({ 'Idempotency-Key': randomUUID() });

const { data: session } = await api.POST('/api/auth/sign-in/email', { body: { email, password } });
if (session === undefined || !('user' in session) || session.token === undefined) {
  throw new Error('no token came back');
}
const { token } = session;
api.use({
  onRequest({ request }) {
    request.headers.set('authorization', `Bearer ${token}`);
    return request;
  },
});

const shop = await api.GET('/api/products', { params: { query: { limit: 10, sort: 'newest' } } });
const product = shop.data?.products.find(({ id }) => id === wanted);
const price = product?.price;
if (product === undefined || typeof price !== 'number') throw new Error('nothing to buy');

const opened = await api.POST('/api/wallet/topup', {
  params: { header: key() },
  body: { amount: price },
});
const payment_id = opened.data?.payment_id;
if (payment_id === undefined) throw new Error(opened.error?.detail);
await api.POST('/api/dev/payments/simulate', { body: { payment_id, success: true } });

const cart = { items: [{ product_id: product.id, price }] };
const bought = await api.POST('/api/checkout', { params: { header: key() }, body: cart });
const again = await api.POST('/api/checkout', { params: { header: key() }, body: cart });
// A code that the document does not name for this route does not compile.
const refusal = again.error?.code === 'ALREADY_OWNED' ? again.error.status : null;

const own = await api.GET('/api/checkout/orders', { params: { query: { limit: 1 } } });
const wallet = await api.GET('/api/wallet', { params: { query: {} } });
process.stdout.write(
  JSON.stringify({
    bought: bought.data?.order.id,
    newest: own.data?.orders[0]?.id,
    total: own.data?.total,
    balance: wallet.data?.wallet.balance_bigint,
    refusal,
  }),
);
