import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { sessionCookie } from '../tests/support/session-cookie.ts';
import { ADMIN, BUYER } from '../tests/support/shop/demo-accounts.ts';
import { describeFigure, type Figure } from './figure.ts';
import { measureGrowth } from './figures/growth.ts';
import { measureLists, measureReports } from './figures/lists.ts';
import { measureBesideMailings } from './figures/mailings.ts';
import { measureNavigation } from './figures/navigation.ts';
import { measureMarketplaceUncached, measurePage, measureProducts } from './figures/pages.ts';
import { measurePrivatePages } from './figures/private-pages.ts';
import { measureBesideWorker, measureDistantPurchase, measurePurchase } from './figures/purchase.ts';
import { measureRenewals } from './figures/renewals.ts';
import { measureSearches } from './figures/searches.ts';
import { measureMemory, measureStart } from './figures/start.ts';
import { compareWithVendure, installVendure, isVendureInstalled } from './figures/vendure.ts';
import { measureFunnel, measureVisits } from './figures/visits.ts';
import { measureWebhookBurst, measureWebhooks } from './figures/webhooks.ts';
import { loadClient } from './load.ts';
import { openStage, type Stage } from './stage.ts';

const RESULTS = fileURLToPath(new URL('results.json', import.meta.url));

const figures: Readonly<Record<string, (stage: Stage) => Promise<Figure | readonly Figure[]>>> = {
  products: async (stage) => {
    const shop = await stage.openShop({ buyers: 10, products: 24, ledger_rows: 20 });
    return measureProducts(shop.app_url);
  },
  marketplace: async (stage) => {
    const shop = await stage.openShop({ buyers: 10, products: 24, ledger_rows: 20 });
    return measurePage('marketplace', `${shop.app_url}/marketplace`);
  },
  'marketplace-uncached': async (stage) => {
    const shop = await stage.openShop({ buyers: 10, products: 24, ledger_rows: 20 });
    return measureMarketplaceUncached(shop.app_url);
  },
  'private-pages': async (stage) => {
    const { app_url } = await stage.openDemo();
    const { user, admin } = await signInDemo(app_url);
    return measurePrivatePages({
      'portal-overview': { url: `${app_url}/user/overview`, cookie: user },
      'portal-purchases': { url: `${app_url}/user/purchases`, cookie: user },
      'admin-dashboard': { url: `${app_url}/admin`, cookie: admin },
      'admin-orders': { url: `${app_url}/admin/orders`, cookie: admin },
    });
  },
  navigation: async (stage) => {
    const { app_url } = await stage.openDemo();
    const { user } = await signInDemo(app_url);
    return measureNavigation(app_url, {
      cookie: user,
      start: '/user/overview',
      pages: ['/user/purchases', '/user/billing', '/user/marketplace', '/user/overview'],
    });
  },
  start: async (stage) => measureStart((await stage.openDemo()).startAnother),
  memory: async (stage) => {
    const demo = await stage.openDemo();
    const { user, admin } = await signInDemo(demo.app_url);
    // A second process, because the first one has also seeded the demo, which no real shop does.
    const app = await demo.startAnother();
    const asked = [
      ...['/', '/marketplace', '/blog', '/api/products?limit=20'].map((path) => ({ path, cookie: '' })),
      ...['/user/overview', '/user/purchases', '/user/billing'].map((path) => ({ path, cookie: user })),
      ...['/admin', '/admin/orders', '/admin/users'].map((path) => ({ path, cookie: admin })),
    ];
    const seconds = Number(process.env.BENCH_MEMORY_SECONDS ?? 600);
    return measureMemory({ app_url: app.url, pid: app.pid, asked }, seconds).finally(app.stop);
  },
  purchase: async (stage) =>
    measurePurchase(await stage.openShop({ buyers: 500, products: 200, ledger_rows: 1000 }), {
      name: 'purchase',
      lines: 1,
    }),
  'purchase-beside-worker': async (stage) => {
    const shop = await stage.openShop({ buyers: 500, products: 200, ledger_rows: 1000 });
    return measureBesideWorker(shop, () => stage.startWorker(shop));
  },
  'purchase-beside-mails': async (stage) => {
    const shop = await stage.openShop({ buyers: 500, products: 400, ledger_rows: 1000 });
    return measureBesideMailings(shop, (env) => stage.startWorker(shop, env));
  },
  'purchase-distant': async (stage) =>
    measureDistantPurchase(
      await stage.openShop({ buyers: 500, products: 200, ledger_rows: 1000 }),
      stage.startApp,
    ),
  cart: async (stage) =>
    measurePurchase(await stage.openShop({ buyers: 500, products: 400, ledger_rows: 1000 }), {
      name: 'cart',
      lines: 5,
    }),
  renewals: async (stage) => {
    const due = Number(process.env.BENCH_RENEWALS ?? 10_000);
    const size = { buyers: due, products: 1, ledger_rows: 2 * due };
    return measureRenewals({ ours: await stage.openShop(size), raw: await stage.openShop(size), due });
  },
  webhooks: async (stage) =>
    measureWebhooks(await stage.openShop({ buyers: 10, products: 1, ledger_rows: 20 })),
  'webhook-burst': async (stage) => {
    const shop = await stage.openShop({ buyers: 200, products: 200, ledger_rows: 400 });
    const startWorker = () => stage.startWorker(shop);
    return measureWebhookBurst({ ...shop, startWorker }, Number(process.env.BURST_NOTICES ?? 5000));
  },
  growth: async (stage) => {
    const few = await stage.openShop({ buyers: 500, products: 10, ledger_rows: 1000 });
    const many = await stage.openShop({ buyers: 500, products: 10, ledger_rows: 1_000_000 });
    return measureGrowth({ few, many });
  },
  lists: async (stage) => measureLists(await openLargeShops(stage, 1e5)),
  searches: measureSearches,
  reports: async (stage) => measureReports(await openLargeShops(stage, 100)),
  visits: async (stage) => measureVisits(await stage.openShop({ buyers: 10, products: 30, ledger_rows: 20 })),
  funnel: async (stage) =>
    measureFunnel(
      await stage.openLargeShop({ people: 1e4, products: 30, posts: 10, leads: 10, orders: 150 * 365 }),
    ),
  vendure: compareWithVendure,
};

const signInDemo = async (appUrl: string) => ({
  user: await sessionCookie(appUrl, BUYER),
  admin: await sessionCookie(appUrl, ADMIN),
});

async function openLargeShops(stage: Stage, products: number) {
  const thousand = 1000;
  const few = { people: thousand, products: thousand, posts: thousand, leads: thousand, orders: thousand };
  const many = { people: 1e5, products, posts: 1e5, leads: 1e6, orders: 1e6 };
  return { few: await stage.openLargeShop(few), many: await stage.openLargeShop(many) };
}

async function main(asked: readonly string[]): Promise<number> {
  const unknown = asked.filter((name) => !(name in figures));
  if (unknown.length > 0) {
    console.error(`unknown: ${unknown.join(', ')}; known: ${Object.keys(figures).join(', ')}`);
    return 2;
  }
  const client = (await loadClient()).name;
  console.log(`client: ${client}`);
  const taken: Figure[] = [];
  if (asked.includes('vendure')) await installVendure();
  const installed = Object.keys(figures).filter((name) => name !== 'vendure' || isVendureInstalled());
  const wanted = asked.length > 0 ? asked : installed;
  for (const [name, measure] of Object.entries(figures)) {
    if (!wanted.includes(name)) continue;
    const stage = await openStage();
    try {
      for (const figure of [await measure(stage)].flat()) {
        taken.push(figure);
        console.log(describeFigure(figure));
      }
    } finally {
      await stage.close();
    }
  }
  const machine = { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, memory_bytes: totalmem() };
  mkdirSync(fileURLToPath(new URL('.', import.meta.url)), { recursive: true });
  writeFileSync(
    RESULTS,
    `${JSON.stringify({ taken_at: new Date().toISOString(), node: process.version, machine, client, figures: taken }, null, 2)}\n`,
  );
  return taken.every((figure) => figure.targets.every((target) => target.is_met)) ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
