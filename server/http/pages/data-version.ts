import { createHash } from 'node:crypto';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { readSnapshot } from '#server/platform/database/read-snapshot.ts';
import type { Reads } from '#server/platform/replica/reads.ts';
import { unprefixed } from '#shared/language/page-language.ts';
import { withTimeout } from '#shared/with-timeout.ts';
import type { ResponseCache } from './response-cache.ts';

/**
 * Pages whose data is made of rows, the request and the time, and of nothing else: no keys drawn for a form, no files,
 * no state of a process. Others are always read again.
 */
const VERSIONED = new Set(
  [
    ...['overview', 'purchases', 'billing', 'bookings', 'marketplace'].map((page) => `/user/${page}`),
    '/admin',
    ...['orders', 'subscriptions', 'refunds', 'payments', 'users', 'audit'].map((page) => `/admin/${page}`),
  ].map((page) => `${page}.data`),
);

/** Null where pages may be read from a replica, which lags behind. */
export type ReadState = (() => Promise<string>) | null;

interface StateSources {
  readonly db: Pick<Database, 'pool'>;
  readonly reads: Pick<Reads, 'readState'>;
  readonly catalog: Pick<ResponseCache, 'edition'>;
  readonly clock: Clock;
}

/** In minutes, as data may say what is due; a page that stays open says it longer. */
const MINUTE_MS = 60_000;

/** Everything that the data of pages is made of, apart from the request. */
export function createStateReader({ db, reads, catalog, clock }: StateSources): ReadState {
  if (reads.readState() !== null) return null;
  return async () => {
    const minute = Math.floor(clock.now().getTime() / MINUTE_MS);
    return `${minute} ${catalog.edition()} ${await readSnapshot(db)}`;
  };
}

const STATE_TIMEOUT_MS = 1_000;

interface DataRequest {
  readonly request: Request;
  readonly url: URL;
  readonly build: string;
}

const SEEN_BY_PAGES = ['cookie', 'accept-language', 'user-agent'] as const;

/**
 * The ETag of a page's data, known before anything is read (ADR 0075): no row has changed since the browser got this data
 * for the same request with the same cookies. To be asked before the rows are, so that it is never newer than they are.
 * Null: this data has none.
 */
export async function readDataVersion(
  readState: ReadState,
  { request, url, build }: DataRequest,
): Promise<string | null> {
  const isVersioned = request.method === 'GET' && VERSIONED.has(unprefixed(url.pathname));
  if (readState === null || !isVersioned || !request.headers.has('cookie')) return null;
  // In an outage the data is read without it, and says what is wrong.
  const state = await withTimeout(readState(), STATE_TIMEOUT_MS).catch(() => null);
  if (state === null) return null;
  const seen = SEEN_BY_PAGES.map((name) => request.headers.get(name));
  const parts = [build, state, url.pathname, url.search, ...seen];
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
  return `W/"${digest.slice(0, 22)}"`;
}
