import type { Config } from './platform/config.ts';
import { type Database, openDatabase } from './platform/db.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/index.ts';
import type { Logger } from './platform/logger.ts';
import { migrate } from './platform/migrate.ts';

export interface Data {
  readonly url: string;
  readonly db: Database;
}

/**
 * The database of this process, migrated: the configured one, else the embedded PostgreSQL of the data folder.
 * What is opened here is closed by `closing`, in reverse order.
 */
export async function openData(config: Config, logger: Logger, closing: AsyncDisposableStack): Promise<Data> {
  const url = config.database_url ?? (await startEmbedded(config, logger, closing));
  await migrate(url);
  let isClosing = false;
  const db = openDatabase(url, {
    pool_size: config.database_pool_size,
    on_error: (error) => {
      // Connections that end while we stop are no news.
      if (!isClosing) logger.warn({ err: error }, 'database connection lost');
    },
  });
  closing.defer(() => {
    isClosing = true;
    return db.close();
  });
  return { url, db };
}

async function startEmbedded(config: Config, logger: Logger, closing: AsyncDisposableStack): Promise<string> {
  const server = await startEmbeddedPostgres({
    dataDir: `${config.data_dir}/postgres`,
    onLog: (message) => logger.warn({ message }, 'embedded PostgreSQL'),
  });
  closing.defer(() => server.stop());
  return server.url;
}
