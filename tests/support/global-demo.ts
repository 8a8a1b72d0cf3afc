import type { TestProject } from 'vitest/node';
import { startApp } from './machine/app-server.ts';
import { type CloneSource, cloneDatabase } from './machine/server-databases.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    demo: CloneSource;
  }
}

/** The demo business, written once by a first start; every file of journeys has a copy of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const empty = project.getProvidedContext().database;
  const demo = await cloneDatabase(empty);
  const app = await startApp(demo.url);
  await app.stop();
  project.provide('demo', { server_url: empty.server_url, template: new URL(demo.url).pathname.slice(1) });
  return demo.drop;
}
