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
import { isUnavailable } from './platform/failures/failures.ts';
import { openErrorReports } from './platform/telemetry/error-reports.ts';
import { captureConsole, createLogger } from './platform/telemetry/logger.ts';
import { openTraces } from './platform/telemetry/tracing.ts';
import { VERSION } from './platform/telemetry/version.ts';
import { type ProcessOptions, type Role, type RunningProcess, startProcess } from './start-process.ts';

/** Supervisors allow ten seconds; what still hangs then is aborted, PostgreSQL included. */
const STOP_LIMIT_MS = 8_000;
const REPORT_LIMIT_MS = 500;
const roles: readonly Role[] = ['web', 'worker', 'all'];

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
  // An unhandled rejection, as when a connection breaks between two steps, must not end other requests.
  process.on('unhandledRejection', (error) =>
    logger.error({ err: error }, 'a failure that nobody waited for'),
  );
  // The reader of our output may be gone, which must not end the process.
  process.stdout.on('error', (error) => logger.warn({ err: error }, 'nobody reads the output'));
  const stopping = stopSignal();
  const running = await startWithRetry({ config, logger, role, is_hot: values.dev, stopping });
  if (running === null) return;
  printReady(config, running);
  void printConnectivity(config, running);
  if (!stopping.aborted) await new Promise((resolve) => stopping.addEventListener('abort', resolve));
  await running.stop();
  await Promise.all([reports.close(REPORT_LIMIT_MS), traces.close(REPORT_LIMIT_MS)]);
}

/** Restarts a start during which the database went away; null when stopped meanwhile. */
async function startWithRetry(options: ProcessOptions): Promise<RunningProcess | null> {
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

/** The first signal aborts it; a second one changes nothing. */
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

function printReady(config: Config, { app_url }: RunningProcess): void {
  const lines = [`ready ${app_url}`];
  for (const { email, password, label } of demoSignIns(config.app_env))
    lines.push(`  ${label}: ${email} / ${password}`);
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Printed later, so that an unresponsive mail server delays nothing. */
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

// A connection to a frozen server would keep the process alive.
main().then(
  () => process.exit(),
  (error: unknown) => {
    const isExpected = expected.some((kind) => error instanceof kind);
    const message = isExpected && error instanceof Error ? error.message : format(error);
    process.stderr.write(`${message}\n`);
    process.exit(1);
  },
);
