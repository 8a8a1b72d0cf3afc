import { fileURLToPath } from 'node:url';
import type { ErrorEvent, Exception } from '@sentry/core';
import { z } from 'zod';
import { fetchWithin } from '../failures/within.ts';
import { ROOT } from '../root-folder.ts';
import { scrub } from './logger.ts';

/** Reports unexpected errors to a collecting service. */
export interface ErrorReports {
  /** Never throws, and waits for nothing. */
  report(error: unknown, facts: Readonly<Record<string, unknown>>): void;
  close(limitMs: number): Promise<void>;
}

export interface ErrorReportOptions {
  /** Null: errors are not reported. */
  readonly dsn: string | null;
  readonly environment: string;
  readonly release: string;
}

const MAX_A_MINUTE = 30;
const SEND_LIMIT_MS = 5_000;
const FOLDER = fileURLToPath(ROOT);

/** Facts that say where an error happened, never to whom. */
const fact = z.union([z.string(), z.number()]).optional();
const reportedFacts = z.object({
  request_id: fact,
  method: fact,
  route: fact,
  job: fact,
  job_id: fact,
  attempt: fact,
  msg: fact,
});

const noReports: ErrorReports = { report: () => undefined, close: async () => undefined };

/**
 * Sentry's base client sends only what it is given; their Node package would instrument the process and collect
 * addresses, headers and breadcrumbs (ADR 0068). Loaded only with a DSN.
 */
export async function openErrorReports({ dsn, ...origin }: ErrorReportOptions): Promise<ErrorReports> {
  if (dsn === null) return noReports;
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
    beforeSend: stripPersonalData,
  });
  client.init();
  const isAllowed = limitByMinute(MAX_A_MINUTE);
  return {
    report(error, facts) {
      if (!isAllowed()) return;
      const tags = reportedFacts.safeParse(facts).data ?? {};
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

/** Keeps named fields only, so that nothing a library adds to an event is sent. */
function stripPersonalData(event: ErrorEvent): ErrorEvent {
  const kept = Object.fromEntries(Object.entries(event).filter(([name]) => KEPT.has(name)));
  return {
    ...kept,
    type: undefined,
    exception: { values: (event.exception?.values ?? []).map(stripException) },
  };
}

function stripException({ type = 'Error', value = '', stacktrace }: Exception): Exception {
  const frames = (stacktrace?.frames ?? [])
    // Lines of a message may look like stack frames.
    .filter(({ filename = '' }) => filename.startsWith(FOLDER) || filename.startsWith('node:'))
    .map(({ filename = '', function: name = '?', lineno = 0, in_app = false }) => {
      return { filename: filename.replace(FOLDER, ''), function: name, lineno, in_app };
    });
  return { type, value: scrub(value), stacktrace: { frames } };
}
