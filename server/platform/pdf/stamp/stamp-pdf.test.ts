import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { test as base, expect } from 'vitest';
import { makePdf } from '#tests/support/pdfs.ts';
import { readStamps } from '#tests/support/read-stamps.ts';
import { stampPdf } from './stamp-pdf.ts';

type Stamp = (bytes: Uint8Array, text?: string) => Promise<Buffer | string>;

const test = base.extend<{ stamp: Stamp }>({
  // biome-ignore lint/correctness/noEmptyPattern: what Vitest asks for
  stamp: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'stamps-'));
    let count = 0;
    await use(async (bytes, text = LINE) => {
      count += 1;
      const [source, target] = [join(folder, `${count}.pdf`), join(folder, `${count}-stamped.pdf`)];
      await writeFile(source, bytes);
      const outcome = await stampPdf({ source, target, text });
      return outcome === 'stamped' ? readFile(target) : outcome;
    });
    await rm(folder, { recursive: true });
  },
});

const LINE = 'Salinan untuk Sari Dewi · sari@contoh.example · pesanan #0b6f2a54';

test.for([0, 90, 180, 270, -90])(
  'every page of a PDF that is turned by %i degrees says whose copy it is',
  async (rotation, { stamp }) => {
    const stamped = Buffer.from(await stamp(await makePdf({ pages: 3, rotation })));
    expect(await readStamps(stamped)).toEqual([LINE, LINE, LINE]);
  },
);

test('the same stamp gives the same bytes, another one others', async ({ stamp }) => {
  const pdf = await makePdf();
  expect(Buffer.compare(Buffer.from(await stamp(pdf)), Buffer.from(await stamp(pdf)))).toBe(0);
  const other = Buffer.from(await stamp(pdf, 'Salinan untuk Łucja Żółć · ł@contoh.example'));
  expect(await readStamps(other)).toEqual(Array(2).fill('Salinan untuk Łucja Żółć · ł@contoh.example'));
});

test('what is locked, broken, empty or no PDF is told apart, and the next one is stamped', async ({
  stamp,
}) => {
  expect(await stamp(await makePdf({ password: 'rahasia' }))).toBe('encrypted');
  expect(await stamp(await makePdf({ password: '' }))).toBe('encrypted');
  expect(await stamp((await makePdf()).subarray(0, 300))).toBe('broken');
  expect(await stamp(randomBytes(5_000))).toBe('broken');
  expect(await readStamps(Buffer.from(await stamp(await makePdf())))).toEqual([LINE, LINE]);
});

test('a file that is not there is no broken document, and the next one is stamped', async ({ stamp }) => {
  const task = { source: '/nowhere/a.pdf', target: null, text: LINE };
  await expect(stampPdf(task)).rejects.toMatchObject({ code: 'ENOENT' });
  expect(typeof (await stamp(await makePdf()))).toBe('object');
});

test('requests go on while fifty documents are stamped', async ({ stamp }) => {
  const pdf = await makePdf({ pages: 40 });
  await stamp(pdf);
  const delays = monitorEventLoopDelay({ resolution: 5 });
  delays.enable();
  const stamped = await Promise.all(Array.from({ length: 50 }, () => stamp(pdf)));
  delays.disable();
  expect(stamped.every((one) => typeof one !== 'string')).toBe(true);
  // Fifty documents are seconds of work; this thread is never held for the length of one second.
  expect(delays.max / 1e6).toBeLessThan(1_000);
}, 120_000);
