import { fileURLToPath } from 'node:url';
import type { ErrorEvent, Exception } from '@sentry/core';
import { z } from 'zod';
import { fetchWithin } from '../failures/within.ts';
import { ROOT } from '../root-folder.ts';
import { scrub } from './scrub.ts';

/** Tells a service that collects errors about those that nobody expected. */
export interface ErrorReports {
  /** Never throws, and waits for nothing. */
  report(error: unknown, facts: Readonly<Record<string, unknown>>): void;
  /** Sends what is under way. */
  close(limitMs: number): Promise<void>;
}

export interface ErrorReportOptions {
  /** null: nobody is told. */
  readonly dsn: string | null;
  readonly environment: string;
  readonly release: string;
}

/** A process in trouble has one trouble many times. */
const MAX_A_MINUTE = 30;
const SEND_LIMIT_MS = 5_000;
const FOLDER = fileURLToPath(ROOT);

/** The facts of a log line that say where it happened, and nothing of whom it happened to. */
const fact = z.union([z.string(), z.number()]).optional();
const telling = z.object({
  request_id: fact,
  method: fact,
  route: fact,
  job: fact,
  job_id: fact,
  attempt: fact,
  msg: fact,
});

const silent: ErrorReports = { report: () => undefined, close: async () => undefined };

/**
 * The client of Sentry's own base package: it sends what it is given. Their package for Node would instrument the
 * process, and collect addresses, headers and breadcrumbs that nobody here asked for (ADR 0157). Loaded only when there
 * is somebody to tell.
 */
export async function openErrorReports({ dsn, ...origin }: ErrorReportOptions): Promise<ErrorReports> {
  if (dsn === null) return silent;
  const [sentry, { ServerRuntimeClient, nodeStackLineParser }] = await Promise.all([
    import('@sentry/core'),
    import('@sentry/core/server'),
  ]);
  const send = fetchWithin(SEND_LIMIT_MS);
  const client = new ServerRuntimeClient({
    ...origin,
    dsn,
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    integrations: [sentry.linkedErrorsIntegration()],
    stackParser: sentry.createStackParser(nodeStackLineParser()),
    transport: (options) =>
      sentry.createTransport(options, async ({ body }) => {
        const headers = { 'content-type': 'application/x-sentry-envelope' };
        const response = await send(options.url, {
          method: 'POST',
          headers,
          body: new Uint8Array(Buffer.from(body)),
        });
        await response.body?.cancel();
        const header = (name: string) => response.headers.get(name);
        return {
          statusCode: response.status,
          headers: {
            'x-sentry-rate-limits': header('x-sentry-rate-limits'),
            'retry-after': header('retry-after'),
          },
        };
      }),
    sendClientReports: false,
    traceLifecycle: 'static',
    beforeSend: withoutPersons,
  });
  client.init();
  const isAllowed = limitByMinute(MAX_A_MINUTE);
  return {
    report(error, facts) {
      if (!isAllowed()) return;
      const tags = telling.safeParse(facts).data ?? {};
      const scope = new sentry.Scope();
      scope.setTags(tags);
      client.captureException(error, { originalException: error }, scope);
    },
    close: async (limitMs) => {
      await client.close(limitMs);
    },
  };
}

function limitByMinute(most: number): () => boolean {
  let minute = 0;
  let count = 0;
  return () => {
    const now = Math.floor(Date.now() / 60_000);
    count = now === minute ? count + 1 : 1;
    minute = now;
    return count <= most;
  };
}

const KEPT = new Set([
  ...['event_id', 'timestamp', 'level', 'platform', 'release', 'environment', 'tags', 'contexts', 'sdk'],
]);

/** What is sent is named here; whatever a library adds to an event stays at home. */
function withoutPersons(event: ErrorEvent): ErrorEvent {
  const kept = Object.fromEntries(Object.entries(event).filter(([name]) => KEPT.has(name)));
  return { ...kept, type: undefined, exception: { values: (event.exception?.values ?? []).map(bare) } };
}

function bare({ type = 'Error', value = '', stacktrace }: Exception): Exception {
  const frames = (stacktrace?.frames ?? [])
    // A message of several lines may read like one.
    .filter(({ filename = '' }) => filename.startsWith(FOLDER) || filename.startsWith('node:'))
    .map(({ filename = '', function: name = '?', lineno = 0, in_app = false }) => {
      return { filename: filename.replace(FOLDER, ''), function: name, lineno, in_app };
    });
  return { type, value: scrub(value), stacktrace: { frames } };
}
