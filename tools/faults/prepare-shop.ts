import pg from 'pg';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/index.ts';
import { migrate } from '#server/platform/migrate.ts';
import { type Population, populate } from '../../bench/population.ts';

const SIZE = { buyers: 200, products: 200, ledger_rows: 400 };

/** A migrated database with buyers who have money and products to buy, in an embedded PostgreSQL that is stopped again. */
export async function prepareShop(dataDir: string): Promise<Population> {
  const server = await startEmbeddedPostgres({ dataDir: `${dataDir}/postgres` });
  try {
    await migrate(server.url);
    const pool = new pg.Pool({ connectionString: server.url, max: 2 });
    await pool.query("insert into app_state (key, value) values ('demo_seeded', 'true')");
    const population = await populate(pool, SIZE);
    await pool.end();
    return population;
  } finally {
    await server.stop();
  }
}
