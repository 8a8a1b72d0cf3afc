import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/index.ts';
import { type CloneSource, dropLeftovers, prepareTemplate } from './machine/server-databases.ts';
import { serverFolder } from './machine/server-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    database: CloneSource;
  }
}

let running: Promise<{ source: CloneSource; stop: () => Promise<void> }> | null = null;
let users = 0;

/** One PostgreSQL for the whole run, also of both projects: the given one, or an embedded one in memory. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  running ??= start(project.name);
  users += 1;
  const { source, stop } = await running;
  project.provide('database', source);
  return async () => {
    users -= 1;
    if (users === 0) await stop();
  };
}

async function start(project: string) {
  const given = process.env.DATABASE_URL ?? '';
  const folder = serverFolder(project);
  const server = given === '' ? await startEmbeddedPostgres({ dataDir: folder.path }) : null;
  // A run that is ended by a signal skips every teardown, and PostgreSQL would outlive it.
  const halt = () => {
    if (server !== null && server.pid > 0) process.kill(server.pid, 'SIGINT');
  };
  process.once('exit', halt);
  const serverUrl = server?.url ?? given;
  await dropLeftovers(serverUrl);
  const template = await prepareTemplate(serverUrl);
  return {
    source: { server_url: serverUrl, template },
    stop: async () => {
      process.off('exit', halt);
      await server?.stop();
      if (server !== null && folder.isTemporary) await rm(folder.path, { recursive: true, force: true });
    },
  };
}
