import { readFile } from 'node:fs/promises';
import { marked } from 'marked';
import { ROOT } from '#server/platform/root-folder.ts';

/** `docs/api.md` as a page: how another program works with the shop. */
export async function programsPage(): Promise<string> {
  const text = await readFile(new URL('docs/api.md', ROOT), 'utf8');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Programs and the Arunika API</title>
${await marked.parse(text)}
</html>
`;
}
