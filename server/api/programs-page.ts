import { readFile } from 'node:fs/promises';
import { ROOT } from '#server/platform/root-folder.ts';
import { docsPage } from './docs-page.ts';

/** Renders `docs/api.md`. */
export async function programsPage(): Promise<string> {
  const { marked } = await import('marked');
  const text = await readFile(new URL('docs/api.md', ROOT), 'utf8');
  const body = await marked.parse(text);
  return docsPage({ path: '/api/docs/programs', title: 'Programs and the Arunika API', body });
}
