import { readdir, readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { Site } from '#app/lib/site/site-context.ts';
import type { Language } from '#shared/language/language.ts';
import { MAX_HAND_IN_BYTES } from '../shared/courses/lesson-work.ts';
import type { Middleware } from './http/listen.ts';
import type { ReadState } from './http/pages/data-version.ts';
import { createStaticFiles } from './http/pages/files.ts';
import { createPages } from './http/pages/pages.ts';
import { createResponseCache, type ResponseCache } from './http/pages/response-cache.ts';
import type { App, PageHandler } from './http/scope.ts';
import { ROOT } from './platform/root-folder.ts';
import type { Logger } from './platform/telemetry/logger.ts';
import { loadWithoutTexts } from './platform/text/request-language.ts';

export interface Pages {
  readonly create: (app: () => App, readState: ReadState) => PageHandler;
  readonly stored: ResponseCache;
  /** Runs before the app; only in development, for files that change. */
  readonly middleware?: Middleware;
}

export interface PagesOptions {
  readonly site: Site;
  readonly logger: Logger;
  readonly is_production: boolean;
  readonly is_hot: boolean;
  readonly server: Server;
  readonly closing: AsyncDisposableStack;
}

/** Hand-ins are posted with their file. */
const HAND_IN = {
  path: /^\/user\/purchases\/[^/]+\/learn\/[^/]+$/,
  max_file_bytes: MAX_HAND_IN_BYTES,
};
const BUILD = new URL('build/', ROOT);
const STORED_BYTES = 64 * 1024 * 1024;
const STORED_TTL_MS = 60_000;

export function warmPages(): void {
  loadBuilt().catch(() => undefined);
}

export async function openPages(options: PagesOptions): Promise<Pages> {
  const { site, logger, is_production } = options;
  const stored = createResponseCache({ max_bytes: STORED_BYTES, ttlMs: STORED_TTL_MS, now: Date.now });
  const source = options.is_hot ? await openVite(options) : await openBuild();
  const files = options.is_hot
    ? async () => null
    : createStaticFiles(
        ['en/client/', 'client/'].map((folder) => fileURLToPath(new URL(folder, BUILD))),
        is_production,
      );
  return {
    stored,
    ...(source.middleware === undefined ? {} : { middleware: source.middleware }),
    create(app, readState) {
      const mode = options.is_hot ? 'development' : 'production';
      const pages = createPages({
        app,
        site,
        mode,
        forms_with_file: [HAND_IN],
        is_production,
        logger,
        pages: stored,
        readState,
        loadBuild: source.loadBuild,
      });
      return async (request, scope) => (await files(request, scope)) ?? pages(request, scope);
    },
  };
}

interface PageSource {
  readonly loadBuild: (language: Language) => Promise<ServerBuild>;
  readonly middleware?: Middleware;
}

const loadBuilt = (): Promise<ServerBuild> =>
  loadWithoutTexts(() => import(new URL('server/index.js', BUILD).href));

async function openBuild(): Promise<PageSource> {
  const build = await loadBuilt();
  const builds = { id: build, en: { ...build, assets: await readManifest('en/client/assets/') } };
  return { loadBuild: async (language) => builds[language] };
}

async function readManifest(folder: string): Promise<ServerBuild['assets']> {
  const assets = new URL(folder, BUILD);
  const name = (await readdir(assets)).find((file) => /^manifest-.*\.js$/.test(file));
  if (name === undefined) throw new Error(`the build lacks ${folder}manifest-*.js`);
  const script = await readFile(new URL(name, assets), 'utf8');
  return JSON.parse(script.slice(script.indexOf('=') + 1).replace(/;$/, ''));
}

async function openVite({ server, closing }: PagesOptions): Promise<PageSource> {
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const ours = process.listeners('SIGTERM');
  const vite = await createServer({ server: { middlewareMode: { server } }, appType: 'custom' });
  closing.defer(() => vite.close());
  // Vite's own answer to SIGTERM is to exit at once, which would leave PostgreSQL running.
  for (const listener of process.listeners('SIGTERM')) {
    if (!ours.includes(listener)) process.off('SIGTERM', listener);
  }
  const { ssr } = vite.environments;
  if (ssr === undefined || !isRunnableDevEnvironment(ssr)) throw new Error('Vite can not run server code');
  return {
    loadBuild: () => ssr.runner.import<ServerBuild>('virtual:react-router/server-build'),
    middleware: vite.middlewares,
  };
}
