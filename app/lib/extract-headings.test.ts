import { expect, test } from 'vitest';
import { extractHeadings } from './extract-headings.ts';

test('[BLOG-011, PUB-024, PUB-025] every h2 and h3 with its id, in order, and nothing else', () => {
  const html =
    '<h2 id="awal">Awal</h2><p>h2 &lt;h2 id="x"&gt;</p><h3 id="awal-rinci">Awal,\n rinci</h3><h4>Kecil</h4><h2 id="akhir">Akhir</h2>';
  expect(extractHeadings(html)).toEqual([
    { level: 2, id: 'awal', text: 'Awal' },
    { level: 3, id: 'awal-rinci', text: 'Awal, rinci' },
    { level: 2, id: 'akhir', text: 'Akhir' },
  ]);
});

test('[BLOG-011] markup inside a heading is dropped, and escaped signs are read once', () => {
  const html =
    '<h2 id="a">Stok &amp; <strong>gudang</strong></h2><h2 id="b">&amp;lt;script&gt; &quot;x&quot;</h2>';
  expect(extractHeadings(html).map(({ text }) => text)).toEqual(['Stok & gudang', '&lt;script> "x"']);
});

test('[BLOG-011] a heading without text is left out', () => {
  expect(extractHeadings('<h2 id="bagian"><img src="x" alt="" /> </h2><p>Teks</p>')).toEqual([]);
});
