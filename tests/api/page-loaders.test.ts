import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import * as caseStudies from '#app/features/content/admin/case-studies.route.tsx';
import * as posts from '#app/features/content/admin/posts.route.tsx';
import * as leads from '#app/features/leads/admin/leads.route.tsx';
import * as grants from '#app/features/orders/admin/grants.route.tsx';
import * as orders from '#app/features/orders/admin/orders.route.tsx';
import { loader as overviewLoader } from '#app/features/overview/overview.route.tsx';
import PaymentsRoute, { loader as paymentsLoader } from '#app/features/payments/admin/payments.route.tsx';
import * as users from '#app/features/people/admin/users.route.tsx';
import * as refunds from '#app/features/refunds/admin/refunds.route.tsx';
import { loader as subscriptionLoader } from '#app/features/subscriptions/service/subscription.route.tsx';
import * as wallets from '#app/features/wallet/admin/wallets.route.tsx';
import { apiContext, createPageApi } from '#app/lib/api/api-context.ts';
import { AdminPageError } from '#app/shell/admin/admin-error.tsx';
import type { App } from '#server/http/scope.ts';
import type { Database } from '#server/platform/database/db.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { textOf } from '#tests/support/page.tsx';
import { cookieFor, makeAccount } from '#tests/support/shop/accounts.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { makeService } from '#tests/support/shop/subscriptions.ts';

/** Arguments for a loader that calls the composed app. */
function loadingFrom({ app }: { readonly app: Pick<App, 'fetch'> }, path: string, cookie = '') {
  const context = new RouterContextProvider();
  const headers = cookie === '' ? {} : { cookie };
  context.set(
    apiContext,
    createPageApi((request) => app.fetch(request, '127.0.0.1'), { headers }),
  );
  const url = new URL(path, 'http://localhost');
  return { context, url, request: new Request(url), pattern: path };
}

async function slugOf(db: Database, id: string): Promise<string> {
  const { rows } = await db.pool.query<{ slug: string }>('select slug from products where id = $1', [id]);
  return rows[0]?.slug ?? '';
}

test('[API-041] the page of a service finds it by its slug while it is active, and nothing that is no service', async ({
  db,
}) => {
  const app = createComposedApp(db);
  const [service, gone, book] = [await makeService(db), await makeService(db), await makeProduct(db)];
  await db.pool.query('update products set is_active = false where id = $1', [gone.id]);
  const load = async (id: string) => {
    const slug = await slugOf(db, id);
    const path = `/subscription/${slug}`;
    return subscriptionLoader({
      ...loadingFrom(app, path),
      params: { slug },
      pattern: '/subscription/:slug',
    });
  };
  expect((await load(service.id)).data).toMatchObject({ problem: null, product: { id: service.id } });
  for (const { id } of [gone, book]) {
    const missing = await load(id);
    expect([missing.init?.status, missing.data]).toEqual([404, { problem: 'not_found' }]);
  }
});

test('[API-043, API-044] the overview shows the first six products and the first three services of the shop that are for sale', async ({
  db,
}) => {
  const app = createComposedApp(db);
  await makeAccount(db, 'sari@contoh.example');
  const cookie = await cookieFor(app, 'sari@contoh.example');
  const products: string[] = [];
  const services: string[] = [];
  for (let n = 0; n < 8; n++) {
    products.push((await makeProduct(db, { sort_order: n })).id);
    services.push((await makeService(db)).id);
  }
  await db.pool.query('update products set is_active = false where id = any($1)', [
    [products[0], services[0]],
  ]);
  await db.pool.query(
    'update products set sort_order = array_position($1::uuid[], id) where id = any($1::uuid[])',
    [services],
  );
  const loaded = await overviewLoader({
    ...loadingFrom(app, '/user/overview', cookie),
    params: {},
    pattern: '/user/overview',
  });
  expect(loaded.products.map(({ id }) => id)).toEqual(products.slice(1, 7));
  expect(loaded.subscriptions.map(({ id }) => id)).toEqual(services.slice(1, 4));
  expect(loaded.overview).toMatchObject({ order_count: 0, activity: [] });
});

type PageComponent = NonNullable<Parameters<typeof createRoutesStub>[0][number]['Component']>;

/** Renders the page with its loader's data; returns its text. */
function shown(Component: PageComponent, loaded: unknown) {
  const Stub = createRoutesStub([{ id: 'page', path: '/', Component }]);
  const page = () =>
    renderToStaticMarkup(createElement(Stub, { hydrationData: { loaderData: { page: loaded } } }));
  return textOf(runInLanguage('en', page));
}

/** An API that answers these calls, and fails at all others. */
function answering(answers: Readonly<Record<string, object>>): Pick<App, 'fetch'> {
  return {
    fetch: async ({ url }) => {
      const answer = answers[new URL(url).pathname];
      return answer === undefined
        ? Response.json({ code: 'INTERNAL', error: 'x' }, { status: 500 })
        : Response.json(answer);
    },
  };
}

test('[APAY-009] a page of payments that the API does not give says the status, in each of its tabs', async ({
  db,
}) => {
  const app = createComposedApp(db);
  await makeAccount(db, 'sari@contoh.example');
  const cookie = await cookieFor(app, 'sari@contoh.example');
  for (const [visitor, status] of [
    [cookie, 403],
    ['', 401],
  ] as const)
    for (const tab of ['payments', 'webhooks', 'reconciliation']) {
      const from = loadingFrom(app, `/admin/payments?tab=${tab}`, visitor);
      const loaded = await paymentsLoader({ ...from, params: {}, pattern: '/admin/payments' });
      expect(shown(PaymentsRoute, loaded)).toContain(`Failed to load payments (HTTP ${status})`);
    }
});

const lists = [
  ['/admin/orders', orders, 'Failed to load orders'],
  ['/admin/orders/grants', grants, 'Failed to load the grants'],
  ['/admin/refunds', refunds, 'Failed to load data'],
  ['/admin/wallets', wallets, 'Failed to load wallets'],
  ['/admin/users', users, 'Failed to load users'],
  ['/admin/content/posts', posts, 'Failed to load content data'],
  ['/admin/content/case-studies', caseStudies, 'Failed to load content data'],
  ['/admin/content/leads', leads, 'Failed to load content data'],
  ['/admin/content/leads/table', leads, 'Failed to load content data'],
] as const;

test.for(lists)(
  '[AERR-024, AERR-027, AERR-031, AERR-034] %s can not be listed, and is said in the words of the specification',
  async ([path, { loader, handle }, words]) => {
    const app = answering({
      '/api/admin/wallets/adjustments': { adjustments: [] },
      '/api/auth/session': { user: null },
    });
    const failed = loader({ ...loadingFrom({ app }, path), params: {}, pattern: path });
    await expect(failed).rejects.toMatchObject({ init: { status: 500 } });
    const told = createRoutesStub([{ id: 'page', path: '/', Component: AdminPageError, handle }]);
    const page = () => textOf(renderToStaticMarkup(createElement(told)));
    expect(runInLanguage('en', page)).toContain(words);
  },
);
