import { readFile, stat } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { parseCaptions } from '#shared/courses/captions.ts';
import { openWorkbook } from '#tests/support/workbook.ts';
import { readFiles } from './demo-files.ts';
import { readLesson, readProducts } from './demo-products.ts';
import { SEED } from './read-files.ts';

const bytesOf = (name: string) => readFile(new URL(`files/${name}`, SEED));
const products = new Map(readProducts().map((product) => [product.slug, product]));
const featuresOf = (slug: string) =>
  products
    .get(slug)
    ?.features.map(({ text }) => text)
    .join('; ');

/** These types need no file: a person delivers them after the purchase, or they are made of parts. */
const delivered = ['consultation', 'service', 'mini_class', 'bundle'];

test('whatever can be bought once has files, a course that is written to its last lesson, or is read on its page', () => {
  const empty = [...products.values()].filter(
    ({ type, subscription, coming_soon, files, modules, stock }) => {
      const lessons = modules.flatMap((module) => module.lessons);
      const isWhole = lessons.length > 0 && lessons.every(({ id }) => id !== undefined);
      const isOffered =
        subscription === undefined && !coming_soon && stock !== 0 && !delivered.includes(type);
      return isOffered && files.length === 0 && !isWhole;
    },
  );
  // Its twenty questions stand in its guide.
  expect(empty.map(({ slug }) => slug)).toEqual(['daftar-periksa-siap-ai']);
});

test('the pages of each PDF are said as they are', async () => {
  const files = readFiles().filter(({ content_type }) => content_type === 'application/pdf');
  for (const { name, pages } of files) {
    expect([name, (await PDFDocument.load(await bytesOf(name))).getPageCount()]).toEqual([name, pages]);
  }
  expect(files.length).toBeGreaterThan(0);
});

test('each lesson of a course that is no task has a film, with captions in Indonesian to its end', async () => {
  for (const { slug, modules } of products.values()) {
    for (const { id } of modules.flatMap(({ lessons }) => lessons)) {
      if (id === undefined || id.startsWith('tugas-')) continue;
      const { video } = readLesson(slug, id);
      if (video === undefined) throw new Error(`${slug}/${id} has no film`);
      const cues = parseCaptions((await bytesOf(video.captions)).toString());
      expect([id, (cues ?? []).length > 3]).toEqual([id, true]);
      // The first bytes of every WebM.
      expect((await bytesOf(video.film)).subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    }
  }
});

const WORDS_A_MINUTE = 150;

test('a lesson is as long as its film and what is read below it', async () => {
  for (const { slug, modules } of products.values()) {
    for (const { id, minutes } of modules.flatMap(({ lessons }) => lessons)) {
      if (id === undefined || id.startsWith('tugas-')) continue;
      const { video, html } = readLesson(slug, id);
      const cues = parseCaptions((await bytesOf(video?.captions ?? '')).toString()) ?? [];
      const words = html.replace(/<[^>]*>/g, ' ').split(/\s+/).length;
      const read = (cues.at(-1)?.end ?? 0) / 60_000 + words / WORDS_A_MINUTE;
      expect([id, Math.abs(minutes - read) < 1]).toEqual([id, true]);
    }
  }
});

test('the files of the demo are small: a clone and a first start stay quick', async () => {
  const sizes = await Promise.all(readFiles().map(({ name }) => stat(new URL(`files/${name}`, SEED))));
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(12 * 1024 * 1024);
});

/** The text of a Word document. */
async function wordsOf(name: string): Promise<string> {
  const parts = unzipSync(await bytesOf(name));
  const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  return xml.replaceAll('</w:p>', '\n').replaceAll(/<[^>]+>/g, '');
}

describe('templates are what their pages say', () => {
  test('24 procedures, each with steps and a prompt, to edit and to print', async () => {
    expect(featuresOf('sop-ai-toko')).toMatch(/^24 lembar SOP.*; 24 prompt, satu untuk setiap lembar/);
    const words = await wordsOf('sop-ai-toko.docx');
    const procedures = words.split(/^\d\d\. /m).slice(1);
    expect(procedures).toHaveLength(24);
    for (const sheet of procedures) {
      const [title] = sheet.split('\n');
      const prompt = /^Prompt untuk asisten AI Anda:\n(.*)$/m.exec(sheet)?.[1] ?? '';
      const steps = sheet.match(/^\d\. .+$/gm) ?? [];
      expect([title, steps.length >= 4, prompt.length > 60]).toEqual([title, true, true]);
    }
    expect(words.match(/Prompt untuk asisten AI Anda/g)).toHaveLength(24);
    const sheets = await PDFDocument.load(await bytesOf('sop-ai-toko.pdf'));
    expect(sheets.getPageCount()).toBeGreaterThanOrEqual(25);
  });

  test('60 replies in 12 situations, as a document and as a table', async () => {
    expect(featuresOf('naskah-balas-chat-pelanggan')).toMatch(/60 naskah dalam 12 keadaan.*60 pintasan/);
    const words = await wordsOf('naskah-balas-chat.docx');
    const situations = words.split(/^\d+\. .*\n/m).slice(1);
    expect(situations.map((replies) => replies.trim().split('\n').length)).toEqual(Array(12).fill(5));
    expect(words.match(/Kak/g)?.length).toBeGreaterThan(50);
    const lines = (await bytesOf('balasan-cepat.csv')).toString().trim().split('\n');
    const shortcuts = lines.slice(1).map((line) => /"(\/[a-z]+\d)"/.exec(line)?.[1]);
    expect([shortcuts.length, new Set(shortcuts).size]).toEqual([60, 60]);
  });

  test('nine sheets and seven prompts for hiring', async () => {
    expect(featuresOf('kit-rekrut-karyawan')).toMatch(/9 lembar.*; 7 prompt/s);
    const words = await wordsOf('kit-rekrut-karyawan.docx');
    expect([words.match(/^\d\. /gm)?.length, words.match(/^Prompt: /gm)?.length]).toEqual([9, 7]);
  });

  test('an e-book of as many pages as its page says, with ten prompts', async () => {
    const book = await PDFDocument.load(await bytesOf('data-pertama-di-lantai-produksi.pdf'));
    expect(featuresOf('buku-data-lantai-produksi')).toContain(`E-book ${book.getPageCount()} halaman`);
  });

  test('the workbook sums receipts to days and a month, and leaves out what it does not know', async () => {
    const bytes = await bytesOf('rekap-penjualan.xlsx');
    const [RECEIPTS, DAYS, SUMMARY] = [2, 3, 4] as const;
    const book = await openWorkbook(bytes);
    const summary = () => [2, 3, 5, 6].map((row) => book.read(SUMMARY, row, 2));
    expect(summary()).toEqual(['453500', '64600', 'Tepung 1 kg', '1']);
    expect([2, 3, 4].map((row) => book.read(DAYS, row, 2))).toEqual(['123000', '225500', '105000']);
    // The name that was misspelt is put right: its line counts.
    expect(book.read(RECEIPTS, 9, 6)).toBe('PERIKSA');
    book.write([RECEIPTS, 9, 3], 'Tepung 1 kg');
    expect([book.read(RECEIPTS, 9, 6), ...summary()]).toEqual([
      '15000',
      '468500',
      '67100',
      'Tepung 1 kg',
      '0',
    ]);
    // Viewers that do not calculate show what it came to.
    expect(strFromU8(unzipSync(bytes)['xl/worksheets/sheet5.xml'] ?? new Uint8Array())).toContain(
      '<v>453500</v>',
    );
  }, 120_000);
});
