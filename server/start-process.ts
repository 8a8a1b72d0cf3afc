import { constants, getPriority, setPriority } from 'node:os';
import { demoCodes, demoSignIns } from '#db/seed/index.ts';
import { compose } from './compose/compose.ts';
import { connectDatabase, type DatabaseConnection } from './connect-database.ts';
import { type Handle, type Listener, listen } from './http/listen.ts';
import type { ResponseCache } from './http/pages/response-cache.ts';
import { startWorker, type Worker } from './jobs/worker/start-worker.ts';
import { openPages, warmPages } from './open-pages.ts';
import { systemClock } from './platform/clock.ts';
import { adPlatformsOf } from './platform/config/ads-config.ts';
import type { Config } from './platform/config/config.ts';
import { listenForContentChanges } from './platform/database/content-changes.ts';
import type { Database } from './platform/database/db.ts';
import { settleWithin } from './platform/failures/within.ts';
import type { Logger } from './platform/telemetry/logger.ts';
import { writeServicePages } from './search/index.ts';

export type Role = 'web' | 'worker' | 'all';

export interface ProcessOptions {
  readonly config: Config;
  readonly logger: Logger;
  readonly role: Role;
  readonly is_hot: boolean;
  /** Aborts a start that is under way. */
  readonly stopping: AbortSignal;
}

export interface RunningProcess {
  readonly app_url: string;
  readonly db: Database;
  /** Finishes what is in flight, gives jobs back, closes connections, and stops our own PostgreSQL. */
  stop(): Promise<void>;
}

/** Stopping may take ten seconds in all before the supervisor kills us. */
const GRACE_MS = 3_000;
const SETTLE_MS = 500;
const JOBS_AT_ONCE = 4;

/** Starts database, HTTP, then jobs. A start that fails half way closes what it had opened. */
export async function startProcess(options: ProcessOptions): Promise<RunningProcess> {
  const closing = new AsyncDisposableStack();
  try {
    const opened = await open(options, closing);
    return { ...opened, stop: () => closing.disposeAsync() };
  } catch (error) {
    await closing.disposeAsync();
    throw error;
  }
}

async function open(options: ProcessOptions, closing: AsyncDisposableStack) {
  const { config, logger, role, stopping } = options;
  const { host, trusts_proxy } = config;
  if (role === 'worker') lowerPriority();
  const port = role === 'worker' ? config.worker_port : config.port;
  const listener = port === null ? null : await listen({ host, port, trusts_proxy });
  if (listener !== null) closing.defer(() => listener.close(GRACE_MS));
  if (listener !== null && role !== 'worker' && !options.is_hot) warmPages();
  const data = await connectDatabase({ config, logger, closing, stopping });
  return { app_url: await serve(options, { listener, data, closing }), db: data.db };
}

function lowerPriority(): void {
  const behind = constants.priority.PRIORITY_BELOW_NORMAL;
  // A process cannot raise a priority that it was started with.
  if (getPriority() < behind) setPriority(behind);
}

interface ProcessResources {
  /** Null: a worker without a health endpoint. */
  readonly listener: Listener | null;
  readonly data: DatabaseConnection;
  readonly closing: AsyncDisposableStack;
}

async function serve(
  options: ProcessOptions,
  { listener, data, closing }: ProcessResources,
): Promise<string> {
  const { config, logger, role, stopping } = options;
  const { is_production } = config;
  const isWorker = role === 'worker';
  const port = isWorker || listener === null ? config.port : listener.port;
  const app_url = config.app_url ?? `http://localhost:${port}`;
  const site = {
    app_url,
    is_development: !is_production,
    has_google: config.google !== null,
    has_whatsapp: config.whatsapp !== null,
    has_assistant_endpoint: config.assistant !== null,
    ad_platforms: adPlatformsOf(config.ads),
    demo_accounts: demoSignIns(config.app_env),
    demo_vouchers: demoCodes(config.app_env),
  };
  const pages =
    isWorker || listener === null
      ? null
      : await openPages({
          site,
          logger,
          is_production,
          closing,
          is_hot: options.is_hot,
          server: listener.server,
        });
  let worker: Worker | null = null;
  const composition = compose({
    config,
    logger,
    app_url,
    db: data.db,
    reads: data.reads,
    clock: systemClock,
    other_origins: is_production ? [] : [`http://127.0.0.1:${port}`],
    isWorkerHealthy: () => worker?.isHealthy() ?? null,
    ...(pages === null ? {} : { createPages: pages.create }),
  });
  closing.defer(async () => {
    await settleWithin(SETTLE_MS, Promise.all([composition.identity.settle(), composition.visits.settle()]));
  });
  if (config.app_env === 'development') {
    const { fillDemo } = await import('./fill-demo.ts');
    await fillDemo(composition, { config, url: data.url, app_url });
  }
  await writeServicePages(data.db);
  stopping.throwIfAborted();
  if (pages !== null)
    await cacheWhileListening([composition.catalog, pages.stored], { data, logger, closing });
  if (role !== 'web') {
    const { jobs } = composition;
    worker = await startWorker({ db: data.db, jobs, logger, concurrency: JOBS_AT_ONCE });
  }
  if (isWorker) listener?.serve(serveHealthOnly(composition.app.fetch));
  else listener?.serve(composition.app.fetch, pages?.middleware);
  // Deferred last, so it runs first: nothing new begins while the rest is taken down.
  closing.defer(async () => {
    await Promise.all([listener?.close(GRACE_MS), worker?.stop()]);
  });
  return app_url;
}

function serveHealthOnly(handle: Handle): Handle {
  return async (request, address) => {
    const isAsked = ['/healthz', '/readyz', '/metrics'].includes(new URL(request.url).pathname);
    return isAsked ? handle(request, address) : new Response('not found', { status: 404 });
  };
}

/** Caches answers only while content changes are received. */
async function cacheWhileListening(
  stores: readonly ResponseCache[],
  { data, logger, closing }: Omit<ProcessResources, 'listener'> & { readonly logger: Logger },
): Promise<void> {
  const changes = await listenForContentChanges({
    database_url: data.url,
    logger,
    onChange: () => {
      for (const store of stores) store.clear();
      void data.reads.requireChanges();
    },
    onListening: (isListening) => {
      for (const store of stores) store.setEnabled(isListening);
    },
  });
  closing.defer(async () => {
    await settleWithin(SETTLE_MS, changes.stop());
  });
}
