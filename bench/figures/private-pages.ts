import { atMost, type Figure } from '../figure.ts';
import { requestsPerSecond } from '../throughput.ts';

const SECONDS = 10;

/** Pages of somebody who is signed in, which are rendered anew for every request. */
export async function measurePrivatePages(
  appUrl: string,
  pages: Readonly<Record<string, { readonly path: string; readonly cookie: string }>>,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [name, { path, cookie }] of Object.entries(pages)) {
    const load = { url: appUrl + path, encoding: 'br', cookie };
    await requestsPerSecond({ ...load, seconds: 1 });
    const { rate, bytes, p50_ms, p99_ms } = await requestsPerSecond({ ...load, seconds: SECONDS });
    figures.push({
      name,
      unit: 'requests/s',
      ours: rate,
      limit: null,
      ratio: null,
      targets: [atMost('p99/p50', p99_ms / p50_ms, 5)],
      notes: { p50_ms, p99_ms, bytes },
    });
  }
  return figures;
}
