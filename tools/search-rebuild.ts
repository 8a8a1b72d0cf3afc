import { openDatabase } from '#server/platform/database/db.ts';
import { rebuildIndex } from '#server/search/index.ts';
import { findDatabase } from './find-database.ts';

/** `npm run search:rebuild`: makes the passages of the search again in DATABASE_URL, else in DATA_DIR. */
const closing = new AsyncDisposableStack();
try {
  const db = openDatabase(await findDatabase(closing), { pool_size: 2 });
  closing.defer(() => db.close());
  console.log(`${await rebuildIndex(db)} sumber disusun ulang.`);
} catch (error) {
  console.error(
    `Indeks pencarian tidak dapat disusun: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exitCode = 1;
} finally {
  await closing.disposeAsync();
}
