import { runOnce } from 'graphile-worker';
import { type Composition, compose } from '#server/compose/compose.ts';
import type { ComposeOptions } from '#server/compose/compose-options.ts';
import { systemClock } from '#server/platform/clock.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import type { Database } from '#server/platform/database/db.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { createLogger } from '#server/platform/telemetry/logger.ts';
import { workerLogger } from '../jobs/worker/run-worker.ts';
import { watchPendingWork } from './pending-work.ts';

export const APP_URL = 'http://localhost:3000';
export const AUTH_SECRET = 'a secret that only tests know, 32+';

export interface ComposedApp extends Composition {
  /** Works off every job that is due. */
  drainJobs(): Promise<void>;
  /** The newest mail to an address, after its job has run. */
  lastMail(to: string): Promise<{ readonly subject: string; readonly text: string }>;
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
}

interface Options {
  readonly environment?: Readonly<Record<string, string>>;
  readonly address?: string;
  readonly overrides?: Partial<ComposeOptions>;
}

/** A run that is over has written what became of its jobs: the worker waits for that only where it writes in batches. */
const FINISHED_WITH_ITS_JOBS = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/** The composed app of one process on a test database, called without a network. */
export function createComposedApp(db: Database, options: Options = {}): ComposedApp {
  const config = loadConfig({
    APP_ENV: 'test',
    AUTH_SECRET,
    ADMIN_EMAILS: 'owner@arunika.example',
    ...options.environment,
  });
  const logger = createLogger('silent');
  const composition = compose({
    config,
    db,
    logger,
    clock: systemClock,
    app_url: config.app_url ?? APP_URL,
    other_origins: [],
    ...options.overrides,
  });
  watchPendingWork(async () => {
    await composition.identity.settle();
    await composition.visits.settle();
  });
  const url = config.app_url ?? APP_URL;
  const send = (request: Request) => composition.app.fetch(request, options.address ?? '127.0.0.1');

  async function workOff(): Promise<void> {
    await composition.identity.settle();
    const taskList = Object.fromEntries(
      composition.jobs.map((job) => [job.name, (p: unknown) => job.run(p)]),
    );
    await runOnce({
      pgPool: db.pool,
      taskList,
      logger: workerLogger(logger),
      preset: FINISHED_WITH_ITS_JOBS,
    });
  }

  return {
    ...composition,
    drainJobs: workOff,
    async lastMail(to) {
      await workOff();
      const mail = (await listDevMails(db, to))[0];
      if (mail === undefined) throw new Error(`no mail to ${to}`);
      return mail;
    },
    post: (path, body, headers = {}) =>
      send(
        new Request(`${url}${path}`, {
          method: 'POST',
          headers: { origin: url, 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        }),
      ),
    get: (path, headers = {}) => send(new Request(`${url}${path}`, { headers })),
  };
}

/** Returns the `cookie` header that a browser sends after this answer. */
export function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** The first link in the plain text of a mail, as path and query. */
export function linkIn(text: string): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error('no link in the mail');
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}
