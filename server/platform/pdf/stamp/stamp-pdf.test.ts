import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { test as base, expect } from 'vitest';
import { makePdf } from '#tests/support/pdfs.ts';
import { readStamps, stampStates } from '#tests/support/read-stamps.ts';
import { stampPdf } from './stamp-pdf.ts';

type Stamp = (bytes: Uint8Array, text?: string) => Promise<Buffer | string>;

const test = base.extend<{ folder: string; stamp: Stamp }>({
  // biome-ignore lint/correctness/noEmptyPattern: what Vitest asks for
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'stamps-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
  stamp: async ({ folder }, use) => {
    let count = 0;
    await use(async (bytes, text = LINE) => {
      count += 1;
      const [source, target] = [join(folder, `${count}.pdf`), join(folder, `${count}-stamped.pdf`)];
      await writeFile(source, bytes);
      const outcome = await stampPdf({ source, target, text });
      return typeof outcome === 'string' ? outcome : readFile(target);
    });
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

test.for([
  ['turned upside down and left so', '.75 0 0 -.75 0 595 cm 0 0 10 10 re f'],
  ['saved and never restored', 'q .24 0 0 .24 0 0 cm q 2 0 0 2 9 9 cm'],
  ['restored once too often', 'q 3 0 0 3 0 0 cm Q Q 0 1 -1 0 0 0 cm'],
  ['restored before it is saved', 'Q Q 2 0 0 2 0 0 cm'],
] as const)('the line stands upright at its size on a page that is %s', async ([, content], { stamp }) => {
  const document = await PDFDocument.create();
  const page = document.addPage([420, 595]);
  page.node.set(PDFName.of('Contents'), document.context.register(document.context.stream(content)));
  const stamped = Buffer.from(await stamp(Buffer.from(await document.save())));
  expect(await readStamps(stamped)).toEqual([LINE]);
  expect(await stampStates(stamped)).toEqual([{ matrix: [1, 0, 0, 1, 0, 0], isUnderflown: false }]);
});

test('a small file that inflates to more than the memory of a small host is broken, and the next one is stamped', async ({
  stamp,
}) => {
  const bytes = deflateSync(Buffer.alloc(512 * 1024 ** 2, 32));
  const bomb = Buffer.concat([
    Buffer.from(
      '%PDF-1.5\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n',
    ),
    Buffer.from(`4 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${bytes.length}>>\nstream\n`),
    bytes,
    Buffer.from('\nendstream\nendobj\ntrailer<</Root 1 0 R/Size 5>>\n%%EOF\n'),
  ]);
  expect(await stamp(bomb)).toBe('broken');
  expect(await readStamps(Buffer.from(await stamp(await makePdf())))).toEqual([LINE, LINE]);
}, 60_000);

test('what is tried at an upload does not hold up what is downloaded', async ({ stamp, folder }) => {
  const source = join(folder, 'large.pdf');
  await writeFile(source, await makePdf({ pages: 3_000 }));
  const ended: string[] = [];
  const trial = stampPdf({ source, target: null, text: LINE }).then(() => ended.push('trial'));
  await stamp(await makePdf()).then(() => ended.push('copy'));
  await trial;
  expect(ended).toEqual(['copy', 'trial']);
}, 60_000);

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
