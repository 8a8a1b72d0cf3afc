import { expect, test } from 'vitest';
import { readHeadings } from './read-headings.ts';

test('[PUB-024, PUB-025] the contents name every section of a stored text, in words and with its own anchor', () => {
  const html = [
    '<p>Awal</p><h2 id="hak-anda-kami">Hak <em>Anda</em> &amp; kami</h2><h3 id="rincian">Rincian</h3>',
    '<h2 id="hak-anda-kami-2">Hak Anda kami</h2><h2 id="1-2">1 &lt; 2</h2>',
  ].join('\n');
  expect(readHeadings(html)).toEqual([
    { id: 'hak-anda-kami', text: 'Hak Anda & kami' },
    { id: 'hak-anda-kami-2', text: 'Hak Anda kami' },
    { id: '1-2', text: '1 < 2' },
  ]);
});

test('a text without sections has no contents', () => {
  expect(readHeadings('<p>Isi.</p>')).toEqual([]);
});
