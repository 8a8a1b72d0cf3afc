import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Hono } from 'hono';
import type { Endpoint, FailureShape } from '#contract/endpoint.ts';
import { commonErrors } from '#contract/errors.ts';
import { PROBLEMS_PATH } from '#contract/problem.ts';
import { createResponseCache, sendCached, type UncachedResponse } from '../http/pages/response-cache.ts';
import { documentHeaders } from '../http/pages/response-headers.ts';
import { refusalSentence } from '../http/refusal-sentence.ts';
import { ROOT } from '../platform/root-folder.ts';
import { runInLanguage } from '../platform/text/request-language.ts';
import type { AppEnv } from './mount.ts';
import { openApiDocument } from './openapi/document.ts';

/** Repeats colours and type of `app/styles/tokens.css`, which pages outside the app cannot import. */
const STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(oklch(0.982 0.006 85), oklch(0.19 0.02 275));
  --surface: light-dark(oklch(1 0 0), oklch(0.235 0.025 275));
  --sunk: light-dark(oklch(0.955 0.01 82), oklch(0.28 0.025 275));
  --line: light-dark(oklch(0.895 0.012 80), oklch(0.36 0.02 275));
  --ink: light-dark(oklch(0.235 0.075 275), oklch(0.96 0.008 85));
  --ink-2: light-dark(oklch(0.41 0.05 275), oklch(0.8 0.02 275));
  --link: light-dark(oklch(0.42 0.15 270), oklch(0.8 0.09 270));
  --action: light-dark(oklch(0.34 0.13 272), oklch(0.8 0.09 270));
  --on-action: light-dark(oklch(0.985 0.006 85), oklch(0.2 0.05 275));
  --credit: light-dark(oklch(0.46 0.085 190), oklch(0.8 0.09 190));
  --debit: light-dark(oklch(0.51 0.19 22), oklch(0.78 0.12 22));
  --dawn: light-dark(oklch(0.53 0.14 42), oklch(0.81 0.15 76));
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 "Plus Jakarta Sans", system-ui, sans-serif }
body > header, main { max-width: 62rem; margin: 0 auto; padding: 0 1.25rem }
body > header { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1.5rem; border-bottom: 1px solid var(--line) }
header a { display: inline-flex; min-height: 2.75rem; align-items: center; color: var(--ink-2); text-decoration: none }
header a:hover, header a[aria-current] { color: var(--ink) }
header a[aria-current] { font-weight: 600; box-shadow: inset 0 -2px var(--dawn) }
header b { margin-right: auto; font-weight: 650; font-size: 1.1875rem }
main { padding-bottom: 4rem }
main.text { max-width: 46rem }
h1, h2, h3 { line-height: 1.25; letter-spacing: -0.014em }
h2 { margin-top: 2.5rem }
a { color: var(--link) }
pre, table { display: block; overflow-x: auto }
pre { padding: 0.875rem 1rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--surface); font-size: 0.875rem }
code { overflow-wrap: anywhere }
th, td { padding: 0.375rem 1rem 0.375rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
dt { margin-top: 1rem; font-weight: 600; font-family: ui-monospace, monospace; font-size: 0.9375rem }
dd { margin: 0.125rem 0 0; color: var(--ink-2) }`;

/** The viewer's own styles load first, so each rule also names the root to outrank them. */
const VIEWER = `
#swagger-ui .wrapper { max-width: none; padding: 0 }
#swagger-ui .swagger-ui, #swagger-ui .swagger-ui :is(p, td, th, label, li, h1, h2, h3, h4, h5, a, div, span, button, select, input, textarea, small, .title) { font-family: inherit }
#swagger-ui .swagger-ui :is(.info .title, .opblock-tag, .opblock-summary-path, .opblock-description-wrapper p, .opblock-section-header h4, .parameter__name, .model, .model-title, label, h4, h5, p, td, th, li, .tab li, .response-col_status, .info li, .info p, .info table, section.models h4) { color: var(--ink) }
#swagger-ui .swagger-ui :is(.opblock-tag small, .opblock-summary-description, .parameter__type, .parameter__in, .prop-type, .prop-format, .response-col_links) { color: var(--ink-2) }
#swagger-ui .swagger-ui .info { margin: 2rem 0 1.5rem }
#swagger-ui .swagger-ui .info .title { font-size: 1.875rem; letter-spacing: -0.03em }
#swagger-ui .swagger-ui .info .title small { border-radius: 0.375rem; background: var(--sunk) }
#swagger-ui .swagger-ui .info .title small pre { border: 0; background: none; color: var(--ink-2) }
#swagger-ui .swagger-ui .info a { color: var(--link) }
#swagger-ui .swagger-ui :is(.info code, .markdown code, .renderedMarkdown code) { background: var(--sunk); color: var(--ink); font-weight: 500 }
#swagger-ui .swagger-ui .scheme-container { margin: 0; padding: 0 0 1rem; background: none; box-shadow: none }
#swagger-ui .swagger-ui .opblock-tag { padding: 0.875rem 0; border-bottom: 1px solid var(--line); font-size: 1.0625rem; font-weight: 600 }
#swagger-ui .swagger-ui .opblock-tag:hover { background: var(--sunk) }
#swagger-ui .swagger-ui .opblock { margin: 0 0 0.5rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--surface); box-shadow: none }
#swagger-ui .swagger-ui .opblock .opblock-summary { border-color: var(--line) }
#swagger-ui .swagger-ui .opblock .opblock-summary-method { min-width: 4.5rem; border-radius: 0.5rem; background: var(--sunk); color: var(--link); font-size: 0.8125rem; text-shadow: none }
#swagger-ui .swagger-ui .opblock-post .opblock-summary-method { color: var(--credit) }
#swagger-ui .swagger-ui :is(.opblock-put, .opblock-patch) .opblock-summary-method { color: var(--dawn) }
#swagger-ui .swagger-ui .opblock-delete .opblock-summary-method { color: var(--debit) }
#swagger-ui .swagger-ui .opblock .opblock-section-header { background: var(--sunk); box-shadow: none }
#swagger-ui .swagger-ui .opblock .tab-header .tab-item.active h4 span::after { background: var(--dawn) }
#swagger-ui .swagger-ui .btn { border-color: var(--line); border-radius: 0.75rem; color: var(--ink); box-shadow: none }
#swagger-ui .swagger-ui :is(.btn.authorize, .btn.execute) { border-color: var(--action); background: var(--action); color: var(--on-action) }
#swagger-ui .swagger-ui .btn.authorize svg { fill: var(--on-action) }
#swagger-ui .swagger-ui :is(.opblock-tag, .opblock, .models-control, .authorization__btn) svg { fill: var(--ink-2) }
#swagger-ui .swagger-ui :is(select, input, textarea) { border: 1px solid var(--line); border-radius: 0.5rem; background-color: var(--surface); color: var(--ink); box-shadow: none }
#swagger-ui .swagger-ui :is(.dialog-ux .modal-ux, .model-box, section.models) { background: var(--surface); border-color: var(--line); color: var(--ink) }
#swagger-ui .swagger-ui .dialog-ux :is(h3, h4, p) { color: var(--ink) }
#swagger-ui .swagger-ui :is(table thead tr td, table thead tr th) { border-color: var(--line); color: var(--ink-2) }`;

const pages = [
  ['/api/docs', 'Reference'],
  ['/api/docs/programs', 'Guide'],
  ['/api/docs/errors', 'Errors'],
] as const;

interface DocsPage {
  readonly path: (typeof pages)[number][0];
  readonly title: string;
  readonly head?: string;
  readonly body: string;
}

function docsPage({ path, title, head = '', body }: DocsPage): string {
  const links = pages.map(
    ([to, label]) => `<a href="${to}"${to === path ? ' aria-current="page"' : ''}>${label}</a>`,
  );
  const isViewer = path === '/api/docs';
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${head}<style>${STYLE}${isViewer ? VIEWER : ''}</style>
<header><b>Arunika API</b>${links.join('')}</header>
<main${isViewer ? '' : ' class="text"'}>${body}</main>
</html>
`;
}

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

/** Renders `docs/api.md`. */
async function programsPage(): Promise<string> {
  const { marked } = await import('marked');
  const text = await readFile(new URL('docs/api.md', ROOT), 'utf8');
  const body = await marked.parse(text);
  return docsPage({ path: '/api/docs/programs', title: 'Programs and the Arunika API', body });
}

interface Problem extends FailureShape {
  readonly status: number;
}

function problemsPage(endpoints: readonly Endpoint[]): string {
  const codes = new Map<string, Set<string>>();
  const all: readonly Readonly<Record<string, Problem>>[] = [
    commonErrors,
    ...endpoints.map(({ refusals }) => refusals),
    ...endpoints.map(({ failures = {} }) => failureProblems(failures)),
  ];
  for (const [code, problem] of all.flatMap((problems) => Object.entries(problems))) {
    const said = `${problem.status}: ${refusalSentence(code, problem)}`;
    codes.set(code, (codes.get(code) ?? new Set()).add(said));
  }
  const rows = [...codes]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([code, said]) => `<dt id="${code}">${code}</dt>${[...said].map(asEntry).join('')}`);
  const title = 'Errors of the Arunika API';
  return docsPage({ path: PROBLEMS_PATH, title, body: `<h1>${title}</h1>\n<dl>${rows.join('\n')}</dl>` });
}

const asEntry = (text: string) => `<dd>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</dd>`;

function failureProblems(
  failures: Readonly<Record<string, FailureShape>>,
): Readonly<Record<string, Problem>> {
  return Object.fromEntries(
    Object.entries(failures).map(([code, shape]) => [code, { ...shape, status: 500 }]),
  );
}
