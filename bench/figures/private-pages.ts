import { fileURLToPath } from 'node:url';
import { atLeast, atMost, type Figure } from '../figure.ts';
import { requestsPerSecond } from '../load.ts';
import { compareWithLimit } from '../throughput.ts';

const BUILD = fileURLToPath(new URL('../../build/server/index.js', import.meta.url));
const SECONDS = 4;

interface PrivatePage {
  readonly url: string;
  readonly cookie: string;
}

/** Pages of somebody signed in, beside the same tree rendered by a bare React Router. */
export async function measurePrivatePages(
  pages: Readonly<Record<string, PrivatePage>>,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [name, page] of Object.entries(pages)) figures.push(await measurePrivatePage(name, page));
  return figures;
}

async function measurePrivatePage(name: string, { url, cookie }: PrivatePage): Promise<Figure> {
  const headers = { 'accept-encoding': 'br', cookie };
  const bare = { args: ['bench/bare-router.ts', url, cookie, BUILD], headers: {} };
  const { ours, limit } = await compareWithLimit({ url, headers }, bare);
  const again = await requestsPerSecond({
    url,
    headers: { ...headers, ...(await knownTag(url, headers)) },
    seconds: SECONDS,
  });
  const ratio = ours.rate / limit.rate;
  return {
    name,
    unit: 'requests/s',
    ours: ours.rate,
    limit: limit.rate,
    ratio,
    targets: [
      atLeast('ratio', ratio, 0.4),
      atLeast('second look ÷ first', again.rate / ours.rate, 4),
      atMost('p99/p50', ours.p99_ms / ours.p50_ms, 4),
    ],
    notes: { p50_ms: ours.p50_ms, p99_ms: ours.p99_ms, bytes: ours.bytes, limit_bytes: limit.bytes },
  };
}

/** Empty for a page without an ETag. */
async function knownTag(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const tag = (await fetch(url, { headers })).headers.get('etag');
  return tag === null ? {} : { 'if-none-match': tag };
}
