import { setTimeout as wait } from 'node:timers/promises';
import { format, parseArgs } from 'node:util';
import { demoSignIns } from '#db/seed/index.ts';
import { checkConnectivity } from './check-connectivity.ts';
import { DatabaseRefusedError } from './connect-database.ts';
import { PortTakenError } from './http/listen.ts';
import { type Config, ConfigError, loadConfig } from './platform/config/config.ts';
import { PrereleaseDatabaseError } from './platform/database/migrate.ts';
import { EmbeddedPostgresError } from './platform/embedded-postgres/index.ts';
import { createBackoff } from './platform/failures/backoff.ts';
import { isUnavailable } from './platform/failures/unavailable.ts';
import { openErrorReports } from './platform/telemetry/error-reports.ts';
import { captureConsole, createLogger } from './platform/telemetry/logger.ts';
import { openTraces } from './platform/telemetry/tracing.ts';
import { VERSION } from './platform/telemetry/version.ts';
import { type ProcessOptions, type Role, type RunningProcess, startProcess } from './start-process.ts';

/** Whoever supervises a process gives it ten seconds. What then still hangs is broken off, and PostgreSQL with it. */
const STOP_LIMIT_MS = 8_000;
/** What is under way is sent; whoever waits for the process waits no longer for that. */
const REPORT_LIMIT_MS = 500;
const roles: readonly Role[] = ['web', 'worker', 'all'];

/** Starts this process by its arguments and environment, and stops it at the first signal. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { role: { type: 'string', default: 'all' }, dev: { type: 'boolean', default: false } },
  });
  const role = roles.find((known) => known === values.role);
  if (role === undefined) throw new ConfigError([`--role: salah satu dari ${roles.join(', ')}.`]);
  const config = loadConfig(process.env);
  const reports = await openErrorReports({
    dsn: config.sentry_dsn,
    environment: config.app_env,
    release: VERSION,
  });
  const traces = await openTraces(config.traces);
  const logger = createLogger(config.log_level, reports.report);
  if (!values.dev) captureConsole(logger, console);
  // A promise that failed with nobody waiting, as when a connection breaks between two steps, ends no other request.
  process.on('unhandledRejection', (error) =>
    logger.error({ err: error }, 'a failure that nobody waited for'),
  );
  // Whoever started this process may have stopped reading; a line that arrives nowhere ends no request either.
  process.stdout.on('error', (error) => logger.warn({ err: error }, 'nobody reads the output'));
  const stopping = stopSignal();
  const running = await startWhenPossible({ config, logger, role, is_hot: values.dev, stopping });
  if (running === null) return;
  printReady(config, running);
  void printConnectivity(config, running);
  if (!stopping.aborted) await new Promise((resolve) => stopping.addEventListener('abort', resolve));
  await running.stop();
  await Promise.all([reports.close(REPORT_LIMIT_MS), traces.close(REPORT_LIMIT_MS)]);
}

/** A start during which the database goes away begins again; null when it was told to stop meanwhile. */
async function startWhenPossible(options: ProcessOptions): Promise<RunningProcess | null> {
  const nextDelayMs = createBackoff({ firstMs: 500, maxMs: 5_000, resetAfterMs: 60_000 });
  while (!options.stopping.aborted) {
    try {
      return await startProcess(options);
    } catch (error) {
      if (options.stopping.aborted) break;
      if (!isUnavailable(error)) throw error;
      options.logger.warn({ err: error }, 'the start broke off, beginning again');
      await wait(nextDelayMs(), undefined, { signal: options.stopping }).catch(() => undefined);
    }
  }
  return null;
}

/** Aborted by the first signal; a second one changes nothing. */
function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  const stop = () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  return stopping.signal;
}

/** The one line that people and scripts wait for, then the accounts of the demo business. */
function printReady(config: Config, { app_url }: RunningProcess): void {
  const lines = [`ready ${app_url}`];
  for (const { email, password, label } of demoSignIns(config.app_env))
    lines.push(`  ${label}: ${email} / ${password}`);
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Follows when it is known: a mail server that does not answer keeps nobody waiting. */
async function printConnectivity(config: Config, { db }: RunningProcess): Promise<void> {
  const lines = await checkConnectivity(config, db);
  process.stdout.write(`${lines.map((line) => `  ${line}`).join('\n')}\n`);
}

const expected = [
  ConfigError,
  PortTakenError,
  EmbeddedPostgresError,
  DatabaseRefusedError,
  PrereleaseDatabaseError,
];

// A connection to a server that is frozen would keep the process alive as long as the server is.
main().then(
  () => process.exit(),
  (error: unknown) => {
    const isExpected = expected.some((kind) => error instanceof kind);
    const message = isExpected && error instanceof Error ? error.message : format(error);
    process.stderr.write(`${message}\n`);
    process.exit(1);
  },
);
