import { bootstrap, bootstrapWorker } from '@vendure/core';
import { config } from './config.mjs';
import { populate } from './populate.mjs';

const [role, products, customers] = process.argv.slice(2);

// `populate PRODUCTS CUSTOMERS` fills an empty database and ends; `serve` stays until it is stopped.
if (role === 'populate') {
  const worker = await bootstrapWorker({
    ...config,
    dbConnectionOptions: { ...config.dbConnectionOptions, synchronize: true },
  });
  await populate(worker, { products: Number(products), customers: Number(customers) });
  await worker.app.close();
} else {
  const app = await bootstrap(config);
  // Closing would fail on what Vendure still does after its answers.
  process.on('SIGTERM', () => process.exit(0));
  process.stdout.write(`ready ${await app.getUrl()}\n`);
}
