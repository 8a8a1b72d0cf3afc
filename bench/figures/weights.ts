import { get } from 'node:http';
import { atMost, type Figure } from '../figure.ts';

const KB = 1024;
/** Of what only those who are signed in see. */
const MOST_KB = 200;

interface Page {
  readonly name: string;
  readonly path: string;
  readonly cookie: string;
}

/**
 * Bytes and requests of the first view of each kind of page: the document and what it names itself (style sheets, scripts
 * and what is loaded ahead of them, fonts), as they are sent. Pictures, and what scripts ask for later, are not in it.
 */
export async function measureWeights(appUrl: string, pages: readonly Page[]): Promise<readonly Figure[]> {
  const sizes = new Map<string, number>();
  const sizeOf = async (url: string) => {
    const size = sizes.get(url) ?? (await load(url, '')).bytes;
    sizes.set(url, size);
    return size;
  };
  const figures: Figure[] = [];
  for (const { name, path, cookie } of pages) {
    const { bytes } = await load(appUrl + path, cookie);
    const html = await (await fetch(appUrl + path, { headers: { cookie } })).text();
    const files = [...new Set(filesOf(html))];
    const weights = await Promise.all(files.map((file) => sizeOf(appUrl + file)));
    const kb = (bytes + weights.reduce((sum, size) => sum + size, 0)) / KB;
    figures.push({
      name: `weight-${name}`,
      unit: 'KB',
      ours: kb,
      limit: null,
      ratio: null,
      targets: cookie === '' ? [] : [atMost('KB', kb, MOST_KB)],
      notes: { requests: 1 + files.length, document_kb: bytes / KB },
    });
  }
  return figures;
}

function filesOf(html: string): readonly string[] {
  const links = [...html.matchAll(/<link[^>]*\brel="(?:stylesheet|modulepreload|preload)"[^>]*>/g)].flatMap(
    ([link]) => (/as="image"/.test(link) ? [] : (/href="([^"#]+)/.exec(link)?.[1] ?? [])),
  );
  const scripts = [...html.matchAll(/<script[^>]*\bsrc="([^"]+)"/g)].map(([, src = '']) => src);
  return [...links, ...scripts].filter((url) => url.startsWith('/'));
}

/** fetch() would undo the encoding, and the bytes as sent are what counts. */
function load(url: string, cookie: string): Promise<{ bytes: number }> {
  const headers = { 'accept-encoding': 'br', ...(cookie === '' ? {} : { cookie }) };
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.on('end', () => {
        if (response.statusCode === 200) resolve({ bytes });
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}
