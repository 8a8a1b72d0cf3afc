import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { readFilm, resetFailedFilm } from './films.queries.ts';
import { queueFilm } from './prepare-film.ts';

type RetryResult = Result<null, { readonly code: 'FILE_NOT_FOUND' | 'FILM_BUSY' }>;

/** A film that waits or is ready stays as it is. */
export function retryFilm(db: Database, id: string): Promise<RetryResult> {
  return withTx(db, async (tx): Promise<RetryResult> => {
    if ((await readFilm(tx, id)) === null) return refuse({ code: 'FILE_NOT_FOUND' });
    if (!(await resetFailedFilm(tx, id))) return refuse({ code: 'FILM_BUSY' });
    await queueFilm(tx, id);
    return succeed(null);
  });
}
