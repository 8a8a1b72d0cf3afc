import routes from '#app/routes.ts';

interface Entry {
  readonly path?: string;
  readonly file: string;
  readonly children?: readonly Entry[];
}

function patternsOf(entries: readonly Entry[], above = ''): readonly string[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const own = path === undefined ? above : `${above}/${path}`;
    const isPage = file.endsWith('.tsx') && !file.endsWith('layout.tsx');
    return [...(isPage ? [own === '' ? '/' : own] : []), ...patternsOf(children, own)];
  });
}

/** Every page, by the pattern that the router has for it; not the routes that answer with a file or lead elsewhere. */
export const pagePatterns: readonly string[] = [...new Set(patternsOf(routes))];

/** Where each page is looked at. One with parameters needs examples: a new page can not be forgotten. */
export function addressesOf(
  examples: Readonly<Record<string, readonly string[]>>,
): ReadonlyMap<string, readonly string[]> {
  const unknown = Object.keys(examples).filter((pattern) => !pagePatterns.includes(pattern));
  const bare = pagePatterns.filter((pattern) => /[:*]/.test(pattern) && !examples[pattern]?.length);
  if (unknown.length + bare.length > 0)
    throw new Error(
      `pages without an example: ${bare.join(', ')}; examples of no page: ${unknown.join(', ')}`,
    );
  return new Map(pagePatterns.map((pattern) => [pattern, examples[pattern] ?? [pattern]]));
}
