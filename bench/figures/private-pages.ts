import { atLeast, atMost, type Figure } from '../figure.ts';
import { compareWithBareRouter } from '../throughput.ts';

/**
 * Pages of somebody who is signed in, which are rendered anew for every request, beside a server that only renders the same
 * tree from data it has.
 */
export async function measurePrivatePages(
  appUrl: string,
  pages: Readonly<Record<string, { readonly path: string; readonly cookie: string }>>,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [name, { path, cookie }] of Object.entries(pages)) {
    const load = { url: appUrl + path, encoding: 'br', cookie };
    const { ours, limit, bytes, p50_ms, p99_ms } = await compareWithBareRouter(load);
    const ratio = ours / limit;
    figures.push({
      name,
      unit: 'requests/s',
      ours,
      limit,
      ratio,
      targets: [atLeast('ratio', ratio, 0.5), atMost('p99/p50', p99_ms / p50_ms, 5)],
      notes: { p50_ms, p99_ms, bytes },
    });
  }
  return figures;
}
