import { z } from 'zod';
import { createPoster } from '../http-calls.ts';

export interface Vendure {
  list(): Promise<void>;
  read(slug: string): Promise<void>;
  search(search: { readonly words: string; readonly limit: number }): Promise<void>;
  /** Puts one product into the cart of a customer and pays it, in one request. */
  buy(variantId: number): Promise<void>;
  close(): void;
}

const SHOWN = 'id name slug description variants { id price }';
const LIST =
  '{ products(options: { take: 20 }) { totalItems items { id name slug variants { id price } } } }';
const READ = `query ($slug: String!) { product(slug: $slug) { ${SHOWN} } }`;
const SEARCH = `query ($words: String!, $limit: Int!) {
  search(input: { term: $words, groupByProduct: true, take: $limit }) {
    totalItems items { productId productName slug description price { ... on PriceRange { min } } }
  }
}`;
const BUY = `mutation ($variant: ID!) {
  addItemToOrder(productVariantId: $variant, quantity: 1) { __typename }
  transitionOrderToState(state: "ArrangingPayment") { __typename }
  addPaymentToOrder(input: { method: "wallet", metadata: {} }) { ... on Order { state } }
}`;

const answer = z.object({ data: z.record(z.string(), z.unknown()), errors: z.undefined().optional() });
const purchase = z.object({ addPaymentToOrder: z.object({ state: z.literal('PaymentSettled') }) });

interface Question {
  readonly query: string;
  readonly variables?: Readonly<Record<string, string | number>>;
  readonly token?: string;
}

/** Signs the customers of `vendure/populate.mjs` in; at most so many may buy at once. */
export async function openVendure(url: string, customers: number): Promise<Vendure> {
  const { post, close } = createPoster(url, customers);
  const ask = async ({ token, ...body }: Question) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return answer.parse(JSON.parse(await post({ path: '/shop-api', body: JSON.stringify(body), headers })))
      .data;
  };
  const free = await Promise.all(Array.from({ length: customers }, (_, n) => signIn(url, n + 1)));
  return {
    list: async () => void (await ask({ query: LIST })),
    read: async (slug) => void (await ask({ query: READ, variables: { slug } })),
    search: async ({ words, limit }) => void (await ask({ query: SEARCH, variables: { words, limit } })),
    async buy(variant) {
      const token = free.pop();
      if (token === undefined) throw new Error('more buy at once than there are customers');
      purchase.parse(await ask({ query: BUY, variables: { variant }, token }));
      free.push(token);
    },
    close,
  };
}

async function signIn(url: string, customer: number): Promise<string> {
  const query = `mutation { login(username: "bench${customer}@arunika.example", password: "bench-password") { __typename } }`;
  const signedIn = await fetch(`${url}/shop-api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const token = signedIn.headers.get('vendure-auth-token');
  if (token === null) throw new Error(`Vendure signs nobody in: ${await signedIn.text()}`);
  return token;
}
