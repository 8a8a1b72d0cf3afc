import { fileURLToPath } from 'node:url';
import { atLeast, atMost, type Figure } from '../figure.ts';
import { type Load, requestsPerSecond } from '../load.ts';
import { compareWithLimit } from '../throughput.ts';

const BUILD = fileURLToPath(new URL('../../build/server/index.js', import.meta.url));
const SECONDS = 4;

interface PrivatePage {
  readonly url: string;
  readonly cookie: string;
}

/**
 * Pages of somebody signed in, beside the same tree rendered by a bare React Router; and their data, which the next press
 * asks for, for the first time and while nothing has changed.
 */
export async function measurePrivatePages(
  pages: Readonly<Record<string, PrivatePage>>,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [name, page] of Object.entries(pages)) figures.push(await measurePrivatePage(name, page));
  return figures;
}

async function measurePrivatePage(name: string, { url, cookie }: PrivatePage): Promise<Figure> {
  // The tag is of the browser, too.
  const headers = { 'accept-encoding': 'br', 'user-agent': 'bench', cookie };
  const bare = { args: ['bench/bare-router.ts', url, cookie, BUILD], headers: {} };
  const { ours, limit } = await compareWithLimit({ url, headers }, bare);
  const data = { url: `${url}.data`, headers, seconds: SECONDS };
  const first = await requestsPerSecond(data);
  const again = await requestsPerSecond({ ...data, headers: { ...headers, ...(await knownTag(data)) } });
  const ratio = ours.rate / limit.rate;
  return {
    name,
    unit: 'requests/s',
    ours: ours.rate,
    limit: limit.rate,
    ratio,
    targets: [
      atLeast('ratio', ratio, 0.4),
      atLeast('second look ÷ first', again.rate / first.rate, 4),
      atMost('p99/p50', ours.p99_ms / ours.p50_ms, 4),
    ],
    notes: {
      data: first.rate,
      data_again: again.rate,
      p50_ms: ours.p50_ms,
      p99_ms: ours.p99_ms,
      bytes: ours.bytes,
      limit_bytes: limit.bytes,
    },
  };
}

async function knownTag({ url, headers }: Load): Promise<Record<string, string>> {
  const tag = (await fetch(url, { headers })).headers.get('etag');
  if (tag === null) throw new Error(`${url} has no ETag`);
  return { 'if-none-match': tag };
}
