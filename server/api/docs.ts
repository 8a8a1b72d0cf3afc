import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Hono } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import { PROBLEMS_PATH } from '#contract/problem.ts';
import { createResponseCache, sendCached, type UncachedResponse } from '#server/http/pages/response-cache.ts';
import { documentHeaders } from '#server/http/pages/security-headers.ts';
import { runInLanguage } from '#server/platform/text/request-language.ts';
import { docsPage } from './docs-page.ts';
import type { AppEnv } from './mount.ts';
import { openApiDocument } from './openapi/document.ts';
import { problemsPage } from './openapi/problems-page.ts';
import { programsPage } from './programs-page.ts';

const FOLDER = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const PAGE = docsPage({
  path: '/api/docs',
  title: 'Arunika API',
  head: '<link rel="stylesheet" href="/api/docs/swagger-ui.css">\n',
  body: '<div id="swagger-ui"></div>\n<script src="/api/docs/swagger-ui-bundle.js"></script>\n<script src="/api/docs/start.js"></script>',
});
const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', validatorUrl: null, docExpansion: 'none', defaultModelsExpandDepth: -1 });\n`;

export interface DocsOptions {
  readonly endpoints: readonly Endpoint[];
  readonly app_url: string;
  readonly common: Readonly<Record<string, string>>;
}

/** Mounts the OpenAPI document and its viewer, served from node_modules under the CSP of every page. */
export function mountDocs(app: Hono<AppEnv>, options: DocsOptions): void {
  const answers = createResponseCache({
    max_bytes: 16_000_000,
    ttlMs: Number.POSITIVE_INFINITY,
    now: Date.now,
  });
  answers.setEnabled(true);
  const files: Readonly<Record<string, () => Promise<UncachedResponse>>> = {
    '/api/openapi.json': async () =>
      generatedResponse(
        'application/json',
        JSON.stringify(openApiDocument(options.endpoints, options.app_url)),
      ),
    '/api/docs': async () => generatedResponse('text/html', PAGE, documentHeaders([], 'strict')),
    '/api/docs/programs': async () =>
      generatedResponse('text/html', await programsPage(), documentHeaders([], 'strict')),
    [PROBLEMS_PATH]: async () =>
      generatedResponse('text/html', problemsPage(options.endpoints), documentHeaders([], 'strict')),
    '/api/docs/start.js': async () => generatedResponse('text/javascript', START),
    '/api/docs/swagger-ui.css': async () => generatedResponse('text/css', await fileOf('swagger-ui.css')),
    '/api/docs/swagger-ui-bundle.js': async () =>
      generatedResponse('text/javascript', await fileOf('swagger-ui-bundle.js')),
  };
  for (const [path, produce] of Object.entries(files)) {
    app.get(path, async ({ req, env }) => {
      const stored = await answers.get(path, () => runInLanguage('en', produce));
      return sendCached(stored, req.raw, { ...options.common, 'x-request-id': env.id });
    });
  }
}

const fileOf = (name: string) => readFile(join(FOLDER, name), 'utf8');

function generatedResponse(
  type: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): UncachedResponse {
  return {
    status: 200,
    content_type: `${type}; charset=utf-8`,
    body,
    headers: { 'cache-control': 'public, no-cache', ...headers },
    is_cacheable: true,
  };
}
