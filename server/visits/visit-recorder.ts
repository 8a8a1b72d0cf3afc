import type { TrafficSource } from '#shared/visits/traffic-sources.ts';
import type { Database } from '../platform/database/db.ts';
import { isUnavailable } from '../platform/failures/failures.ts';
import type { Logger } from '../platform/telemetry/logger.ts';
import { findSourceIds, insertVisits, type Visit } from './visits.queries.ts';

/** A crash loses at most what came in since the last flush. */
const FLUSH_MS = 1_000;
/** Ten seconds of a thousand visits each; more is dropped, so that an outage of the database fills no memory. */
const MAX_PENDING = 10_000;
const MAX_KNOWN_SOURCES = 2_000;

export interface VisitRecorder {
  record(visit: Visit): void;
  /** Writes what is pending. */
  flush(): Promise<void>;
}

export function createVisitRecorder(services: {
  readonly db: Pick<Database, 'pool'>;
  readonly logger: Pick<Logger, 'warn'>;
}): VisitRecorder {
  const { db, logger } = services;
  const ids = new Map<string, number>();
  let pending: Visit[] = [];
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  async function learnSources(visits: readonly Visit[]): Promise<void> {
    const unknown = new Map(
      visits.map(({ source }) => [keyOf(source), source] as const).filter(([key]) => !ids.has(key)),
    );
    if (unknown.size === 0) return;
    const found = await findSourceIds(db, [...unknown.values()]);
    if (ids.size > MAX_KNOWN_SOURCES) ids.clear();
    [...unknown.keys()].forEach((key, n) => {
      const id = found[n];
      if (id !== undefined) ids.set(key, id);
    });
  }

  async function write(): Promise<void> {
    const batch = pending;
    pending = [];
    if (batch.length === 0) return;
    try {
      await learnSources(batch);
      const placed = batch.flatMap((visit) => {
        const source_id = ids.get(keyOf(visit.source));
        return source_id === undefined ? [] : [{ ...visit, source_id }];
      });
      await insertVisits(db, placed);
    } catch (error) {
      if (!isUnavailable(error)) {
        logger.warn({ err: error, visits: batch.length }, 'visits are lost');
        return;
      }
      logger.warn({ err: error, visits: batch.length }, 'visits wait to be written');
      pending = [...batch, ...pending].slice(0, MAX_PENDING);
      schedule();
    }
  }

  function flush(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    writing = writing.then(write);
    return writing;
  }

  function schedule(): void {
    timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
  }

  return {
    record(visit) {
      if (pending.length >= MAX_PENDING) return;
      pending.push(visit);
      schedule();
    },
    flush,
  };
}

const keyOf = ({ channel, name, campaign, link }: TrafficSource) =>
  [channel, name, campaign, link].join('\n');
