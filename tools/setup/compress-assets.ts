import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const brotli = promisify(brotliCompress);
/** In bytes; smaller files fit one packet either way. */
const MIN_BYTES = 200;

/** At the highest quality, which is too slow for a request. */
export async function compressAssets(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const raw = await readFile(join(folder, name));
      if (raw.byteLength >= MIN_BYTES) await writeFile(join(folder, `${name}.br`), await brotli(raw));
    }),
  );
}
