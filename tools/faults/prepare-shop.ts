import { Readable } from 'node:stream';
import pg from 'pg';
import { migrate } from '#server/platform/database/migrate.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/index.ts';
import { type BucketSettings, createS3Storage } from '#server/platform/storage/s3-storage.ts';
import { type Buyer, type PurchaseTask, populate, purchaseTasks } from '../../bench/population.ts';

const SIZE = { buyers: 300, products: 300, ledger_rows: 600 };
const VOUCHERS = 3_000;

export interface FaultShop {
  readonly errands: Generator<PurchaseTask, void>;
  readonly buyers: readonly Buyer[];
  readonly vouchers: readonly string[];
  readonly admin_token: string;
  readonly media_path: string;
}

/** A migrated database with buyers who have money, products, vouchers and an admin; its PostgreSQL is stopped again. */
export async function prepareShop(dataDir: string, bucket: BucketSettings): Promise<FaultShop> {
  const server = await startEmbeddedPostgres({ dataDir: `${dataDir}/postgres` });
  const pool = openPool(server.url, 2);
  try {
    await migrate(server.url);
    await pool.query("insert into app_state (key, value) values ('demo_seeded', 'true')");
    const population = await populate(pool, SIZE);
    const [admin, ...buyers] = population.buyers;
    if (admin === undefined) throw new Error('there is nobody');
    await pool.query("update users set role = 'admin' where id = $1", [admin.user_id]);
    await completeProfiles(pool);
    const vouchers = await printVouchers(pool);
    const media_path = await keepFile(pool, bucket);
    return {
      errands: purchaseTasks({ ...population, buyers }),
      buyers,
      vouchers,
      admin_token: admin.token,
      media_path,
    };
  } finally {
    await pool.end();
    await server.stop();
  }
}

/** Makes buyers eligible for the free consultation of the month (DECISIONS 27). */
async function completeProfiles(pool: pg.Pool): Promise<void> {
  await pool.query(`
    update profiles set phone = '+6281', whatsapp = '+6281', company = 'x', website = 'https://x.example', job_role = 'x',
      company_size = 'x', industry = 'x', monthly_revenue = 'x', founding_year = 2001, headquarters = 'x',
      company_description = 'x', target_market = 'x', business_model = 'x', main_products_services = 'x',
      current_challenges = 'x', business_challenges = 'x', ai_experience_level = 'x', budget_range = 'x',
      timeline_expectations = 'x', interested_services = array['x']`);
}

async function printVouchers(pool: pg.Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ code: string }>(
    `insert into vouchers (code, amount_bigint, max_uses)
     select 'GANGGUAN' || n, 1000000, 1 from generate_series(1, $1) n returning code`,
    [VOUCHERS],
  );
  return rows.map(({ code }) => code);
}

async function keepFile(pool: pg.Pool, bucket: BucketSettings): Promise<string> {
  const storage_key = 'uploads/film.mp4';
  await createS3Storage(bucket).put(storage_key, Readable.from([Buffer.alloc(2_000_000)]));
  const { rows } = await pool.query<{ id: string }>(
    `insert into media_files (storage_key, file_name, content_type, size_bytes, access)
     values ($1, 'film.mp4', 'video/mp4', 2000000, 'public') returning id`,
    [storage_key],
  );
  return `/api/media/${rows[0]?.id}/video.mp4`;
}

/** For the tool itself. Ignores errors of idle connections, because the tool ends the server on purpose. */
export function openPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString, max });
  pool.on('error', () => {});
  return pool;
}
