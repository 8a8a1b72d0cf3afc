import './node-env.ts';
import { parseArgs } from 'node:util';
import { demoSignIns } from '#db/seed/index.ts';
import { PortTakenError } from './http/listen.ts';
import { type Config, ConfigError, loadConfig } from './platform/config.ts';
import { EmbeddedPostgresError } from './platform/embedded-postgres/index.ts';
import { createLogger } from './platform/logger.ts';
import { reportReach } from './report-reach.ts';
import { type Role, type RunningProcess, startProcess } from './start-process.ts';

const STOP_LIMIT_MS = 20_000;
const roles: readonly Role[] = ['web', 'worker', 'all'];

/** Starts this process by its arguments and environment, and stops it at the first signal. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { role: { type: 'string', default: 'all' }, dev: { type: 'boolean', default: false } },
  });
  const role = roles.find((known) => known === values.role);
  if (role === undefined) throw new ConfigError([`--role: salah satu dari ${roles.join(', ')}.`]);
  const config = loadConfig(process.env);
  const logger = createLogger(config.log_level);
  const stopped = stopSignal();
  const running = await startProcess({ config, logger, role, is_hot: values.dev });
  announce(config, running);
  void announceReach(config, running);
  await stopped;
  setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
  await running.stop();
}

/** A signal during the start waits until the start is over; a second one changes nothing. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
  });
}

/** The one line that people and scripts wait for, then the accounts of the demo business. */
function announce(config: Config, { app_url }: RunningProcess): void {
  const lines = [`ready ${app_url}`];
  for (const { email, password, label } of demoSignIns(config.app_env))
    lines.push(`  ${label}: ${email} / ${password}`);
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Follows when it is known: a mail server that does not answer keeps nobody waiting. */
async function announceReach(config: Config, { db }: RunningProcess): Promise<void> {
  const lines = await reportReach(config, db);
  process.stdout.write(`${lines.map((line) => `  ${line}`).join('\n')}\n`);
}

main().catch((error: unknown) => {
  const isExpected =
    error instanceof ConfigError || error instanceof PortTakenError || error instanceof EmbeddedPostgresError;
  process.stderr.write(`${isExpected ? error.message : format(error)}\n`);
  process.exitCode = 1;
});

function format(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
