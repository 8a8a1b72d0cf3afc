import { atLeast, type Figure } from '../figure.ts';
import { compareWithBare, requestsPerSecond } from '../throughput.ts';

export const measureProducts = (appUrl: string) =>
  measureResponse('products', `${appUrl}/api/products?limit=20`, 'identity');

/** (c) A server-rendered public page from the cache, as a browser asks for it, beside the same bytes served bare. */
export const measurePage = (name: string, url: string) => measureResponse(name, url, 'br');

async function measureResponse(name: string, url: string, encoding: 'br' | 'identity'): Promise<Figure> {
  const { ours, limit, bytes } = await compareWithBare({ url, encoding });
  const ratio = ours / limit;
  return {
    name,
    unit: 'requests/s',
    ours,
    limit,
    ratio,
    targets: [atLeast('ratio', ratio, 0.4)],
    notes: { bytes },
  };
}

/** The same page rendered for every request, because each searches for something else. */
export async function measureMarketplaceUncached(appUrl: string): Promise<Figure> {
  const { rate } = await requestsPerSecond({
    url: appUrl,
    encoding: 'br',
    seconds: 5,
    path: (count) => `/marketplace?search=${Date.now().toString(36)}${count}`,
  });
  return {
    name: 'marketplace-uncached',
    unit: 'requests/s',
    ours: rate,
    limit: null,
    ratio: null,
    targets: [],
    notes: {},
  };
}
