import { readFile } from 'node:fs/promises';
import { ROOT } from '#server/platform/root-folder.ts';

const STYLE = `:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
body { max-width: 46rem; margin: 0 auto; padding: 1rem }
pre, table { display: block; overflow-x: auto }
pre { padding: 0.75rem; border: 1px solid #8886; border-radius: 0.5rem }
th, td { padding: 0.25rem 0.75rem 0.25rem 0; text-align: left; vertical-align: top }`;

/** `docs/api.md` as a page: how another program works with the shop. */
export async function programsPage(): Promise<string> {
  const { marked } = await import('marked');
  const text = await readFile(new URL('docs/api.md', ROOT), 'utf8');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Programs and the Arunika API</title>
<style>${STYLE}</style>
${await marked.parse(text)}
</html>
`;
}
