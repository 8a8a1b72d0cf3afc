import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { StoredFile } from '#contract/stored-file.ts';
import { fileNameParameters, fileResponse, readRange } from './files.ts';

const TEXT = 'nol satu dua tiga';
let opened = 0;

const file: StoredFile = {
  file_name: 'Kartu susunan perintah.md',
  content_type: 'text/markdown',
  size_bytes: TEXT.length,
  disposition: 'attachment',
  etag: '"a1"',
  cache_control: 'private, no-store',
  async open(range) {
    opened += 1;
    const text = range === null ? TEXT : TEXT.slice(range.first, range.last + 1);
    return Readable.from([Buffer.from(text)]);
  },
};

const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  fileResponse(file, new Request('http://localhost/f', { method, headers }), { 'x-common': '1' });

describe('a file', () => {
  test('is sent as a whole, to be saved, with its length and nothing that could run', async () => {
    const answer = await ask();
    expect([answer.status, await answer.text()]).toEqual([200, TEXT]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-length': '17',
      'content-disposition': expect.stringMatching(/^attachment; filename="Kartu susunan perintah\.md"/),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'accept-ranges': 'bytes',
      'x-common': '1',
    });
  });

  test('is sent in the part that was asked for', async () => {
    const answer = await ask({ range: 'bytes=4-7' });
    expect([answer.status, await answer.text()]).toEqual([206, 'satu']);
    expect(answer.headers.get('content-range')).toBe('bytes 4-7/17');
    expect(answer.headers.get('content-length')).toBe('4');
  });

  test('has no part behind its end', async () => {
    const answer = await ask({ range: 'bytes=17-' });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */17']);
  });

  test('is sent as a whole when the rest that the caller has is of other bytes', async () => {
    expect((await ask({ range: 'bytes=4-7', 'if-range': '"other"' })).status).toBe(200);
    expect((await ask({ range: 'bytes=4-7', 'if-range': '"a1"' })).status).toBe(206);
  });

  test('that the caller has, or only asks about, is not opened', async () => {
    const before = opened;
    expect((await ask({ 'if-none-match': '"a1"' })).status).toBe(304);
    const head = await ask({}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '17', '']);
    expect(opened).toBe(before);
  });

  test('of a type that could run in the browser is never shown by it', async () => {
    const request = new Request('http://localhost/f');
    const shown = async (content_type: string) => {
      const answer = await fileResponse({ ...file, content_type, disposition: 'inline' }, request, {});
      return answer.headers.get('content-disposition')?.split(';')[0];
    };
    expect(await shown('video/webm')).toBe('inline');
    expect(await shown('text/vtt')).toBe('inline');
    for (const type of ['text/html', 'image/svg+xml', 'application/pdf', 'application/xml']) {
      expect(await shown(type)).toBe('attachment');
    }
  });
});

test.for([
  [null, 'whole'],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=5-', { first: 5, last: 9 }],
  ['bytes=5-99', { first: 5, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-99', { first: 0, last: 9 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=6-2', 'whole'],
  ['bytes=0-1,4-5', 'whole'],
  ['bytes=-', 'whole'],
  ['pages=1-2', 'whole'],
  ['bytes=a-b', 'whole'],
] as const)('of ten bytes, %j asks for %j', ([header, asked]) => {
  expect(readRange(header, 10)).toEqual(asked);
});

test.for([
  ['Templat biasa.csv', `filename="Templat biasa.csv"; filename*=UTF-8''Templat%20biasa.csv`],
  [
    'Résumé – naïf.pdf',
    `filename="Resume  naif.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9%20%E2%80%93%20na%C3%AFf.pdf`,
  ],
  ['a"; filename="b.exe', `filename="a_; filename=_b.exe"; filename*=UTF-8''a_%3B%20filename%3D_b.exe`],
  ['../../etc\r\nX: 1', `filename=".._.._etc__X: 1"; filename*=UTF-8''.._.._etc__X%3A%201`],
  ['表', `filename="file"; filename*=UTF-8''%E8%A1%A8`],
] as const)('the name %j is written so that it can not leave its place', ([name, written]) => {
  expect(fileNameParameters(name)).toBe(written);
});
