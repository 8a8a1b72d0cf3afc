import { setTimeout as wait } from 'node:timers/promises';
import {
  ChannelService,
  CountryService,
  CustomerService,
  PaymentMethodService,
  ProductService,
  ProductVariantService,
  RequestContextService,
  TaxCategoryService,
  TransactionalConnection,
  User,
  ZoneService,
} from '@vendure/core';

const TRANSLATED = 'en';
const translations = (name, more = {}) => [{ languageCode: TRANSLATED, name, ...more }];

/** The shop of `population.ts`: products of one price, and customers who can buy them without end. */
export async function populate(worker, { products, customers }) {
  const get = (service) => worker.app.get(service);
  await openChannel(get, await adminContext(get));
  // Prices need a context that knows the channel's zone.
  const ctx = await adminContext(get);
  const taxCategory = await get(TaxCategoryService).create(ctx, { name: 'Standard', isDefault: true });
  await get(PaymentMethodService).create(ctx, {
    code: 'wallet',
    enabled: true,
    handler: { code: 'dummy-payment-handler', arguments: [{ name: 'automaticSettle', value: 'true' }] },
    translations: translations('Wallet', { description: '' }),
  });
  for (let n = 1; n <= products; n++) {
    const product = await get(ProductService).create(ctx, {
      enabled: true,
      translations: translations(`Produk ${n}`, {
        slug: `produk-${n}`,
        description: '<p>Lembar kerja untuk mencatat penjualan harian toko.</p>'.repeat(4),
      }),
    });
    await get(ProductVariantService).create(ctx, [
      {
        productId: product.id,
        sku: `produk-${n}`,
        price: 10_000,
        taxCategoryId: taxCategory.id,
        trackInventory: 'FALSE',
        translations: translations(`Produk ${n}`),
      },
    ]);
  }
  for (let n = 1; n <= customers; n++) {
    const emailAddress = `bench${n}@arunika.example`;
    await get(CustomerService).create(
      ctx,
      { emailAddress, firstName: 'Pembeli', lastName: String(n) },
      'bench-password',
    );
  }
  await index(worker, products);
}

async function adminContext(get) {
  const user = await get(TransactionalConnection)
    .rawConnection.getRepository(User)
    .findOneOrFail({
      where: { identifier: 'superadmin' },
      relations: { roles: { channels: true } },
    });
  return get(RequestContextService).create({ apiType: 'admin', user });
}

async function openChannel(get, ctx) {
  const country = await get(CountryService).create(ctx, {
    code: 'ID',
    enabled: true,
    translations: translations('Indonesia'),
  });
  const zone = await get(ZoneService).create(ctx, { name: 'Indonesia', memberIds: [country.id] });
  const channel = await get(ChannelService).getDefaultChannel(ctx);
  await get(ChannelService).update(ctx, {
    id: channel.id,
    defaultTaxZoneId: zone.id,
    defaultShippingZoneId: zone.id,
  });
}

/** Each product that was created left a job for the search index. */
async function index(worker, products) {
  await worker.startJobQueue();
  const entries = worker.app.get(TransactionalConnection).rawConnection.getRepository('SearchIndexItem');
  while ((await entries.count()) < products) await wait(200);
}
