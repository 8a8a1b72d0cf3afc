import { atMost, type Figure } from '../figure.ts';
import { requestsPerSecond } from '../throughput.ts';

const SECONDS = 5;

/** Pages of somebody who is signed in, which are rendered anew for every request: a second, one after the other. */
export async function measurePrivatePages(
  appUrl: string,
  pages: Readonly<Record<string, { readonly path: string; readonly cookie: string }>>,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [name, { path, cookie }] of Object.entries(pages)) {
    const load = { url: appUrl + path, encoding: 'br', cookie } as const;
    await requestsPerSecond({ ...load, seconds: 2 });
    const { rate, p50_ms, p99_ms } = await requestsPerSecond({ ...load, seconds: SECONDS });
    figures.push({
      name,
      unit: 'requests/s',
      ours: rate,
      limit: null,
      ratio: null,
      targets: [atMost('p99/p50', p99_ms / p50_ms, 5)],
      notes: { p50_ms, p99_ms },
    });
  }
  return figures;
}
