import { drive } from '../drive.ts';
import { atLeast, type Figure } from '../figure.ts';
import { compareWithLimit } from '../throughput.ts';

export const measureProducts = (appUrl: string) =>
  measureKept('products', `${appUrl}/api/products?limit=20`, 'identity');

export const measurePage = (name: string, url: string) => measureKept(name, url, 'br');

/** A kept answer, as a browser asks for it, beside the same bytes from a bare server. */
async function measureKept(name: string, url: string, encoding: 'br' | 'identity'): Promise<Figure> {
  const headers = { 'accept-encoding': encoding };
  const bare = { args: ['bench/bare-server.ts', url, encoding], headers };
  const { ours, limit } = await compareWithLimit({ url, headers }, bare);
  const ratio = ours.rate / limit.rate;
  return {
    name,
    unit: 'requests/s',
    ours: ours.rate,
    limit: limit.rate,
    ratio,
    targets: [atLeast('ratio', ratio, 0.5)],
    notes: { bytes: ours.bytes },
  };
}

/** The same page rendered for every request, because each searches for something else. */
export async function measureMarketplaceUncached(appUrl: string): Promise<Figure> {
  const { per_second } = await drive({
    errands: searchPaths(),
    concurrency: 16,
    seconds: 5,
    run: async (path) => {
      const answer = await fetch(appUrl + path, { headers: { 'accept-encoding': 'br' } });
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      await answer.arrayBuffer();
    },
  });
  return {
    name: 'marketplace-uncached',
    unit: 'requests/s',
    ours: per_second,
    limit: null,
    ratio: null,
    targets: [],
    notes: {},
  };
}

function* searchPaths(): Generator<string, void> {
  const words = Date.now().toString(36);
  for (let count = 0; ; count++) yield `/marketplace?search=${words}${count}`;
}
