import { describe, expect, test } from 'vitest';
import type { FoundPassages } from '#contract/search/search.ts';
import { rupiah } from '#shared/money/money.ts';
import { englishHtmlOf, htmlOf, textOf } from '#tests/support/page.tsx';
import { SearchPage } from './search-page.tsx';
import { parseSearchView, searchHref, searchQuery } from './search-view.ts';

const view = { search: 'rak', kind: null, page: 1 } as const;
const found: FoundPassages = {
  passages: [
    {
      kind: 'post',
      title: 'Stok mingguan',
      heading: 'Menghitung',
      path: '/blog/stok',
      anchor: 'hitung',
      language: 'id',
      parts: [
        { text: 'Hitung <b>', is_match: false },
        { text: 'rak', is_match: true },
        { text: ' dulu', is_match: false },
      ],
      offer: null,
    },
    {
      kind: 'product',
      title: 'Template rak',
      heading: '',
      path: '/product/rak',
      anchor: '',
      language: 'id',
      parts: [{ text: 'Templat.', is_match: false }],
      offer: { price: rupiah(99_000), price_varies: true, billing_cycle: 'monthly' },
    },
  ],
  total: 1,
  page: 1,
  limit: 20,
  kinds: [
    { kind: 'post', total: 1 },
    { kind: 'product', total: 3 },
  ],
  meant: [{ typed: 'rakk', word: 'rak' }],
};
const page = (shown: FoundPassages | null = found) => (
  <SearchPage view={view} found={shown} isFailed={false} />
);

describe('the search page', () => {
  test('shows each passage under its heading with the match marked, and its content as text', () => {
    const html = htmlOf(page(), '/search?q=rak');
    expect(html).toContain('href="/blog/stok#hitung"');
    expect(html).toMatch(/Hitung &lt;b&gt;<mark[^>]*>rak<\/mark> dulu …/);
    expect(textOf(html)).toContain('mulai Rp 99.000 / bulan /product/rak');
    expect(textOf(html)).toMatch(/1 bagian tentang “rak” .*“rakk” tidak ditemukan. Ditampilkan: “rak”/);
  });

  test('offers the kinds with their numbers, each under an address of its own', () => {
    const html = htmlOf(page(), '/search?q=rak');
    expect(html).toContain('href="/search?q=rak&amp;kind=product"');
    expect(textOf(html)).toMatch(/Semua .*Blog 1 .*Produk 3/);
  });

  test('says that a text is in Indonesian where the page is not', () => {
    expect(englishHtmlOf(page(), '/search?q=rak')).toMatch(/In Indonesian.*<div lang="id"/);
    expect(htmlOf(page(), '/search?q=rak')).not.toContain('lang="id"');
  });

  test('leads on where nothing matches, and where nothing was asked', () => {
    const none = textOf(htmlOf(page({ ...found, passages: [], total: 0, kinds: [], meant: [] })));
    expect(none).toMatch(/Tidak ada yang cocok dengan “rak”.*Tulis kepada kami.*Marketplace/);
    const html = htmlOf(<SearchPage view={{ ...view, search: '' }} found={null} isFailed={false} />);
    expect(textOf(html)).toMatch(/Atau mulai dari sini .*Studi kasus/);
    expect(html).not.toContain('<ol');
  });
});

describe('the address of a search', () => {
  test('holds words, kind and page, and ignores what is none', () => {
    const read = (search: string) => parseSearchView(new URLSearchParams(search));
    expect(read('q=rak&kind=post&page=2')).toEqual({ search: 'rak', kind: 'post', page: 2 });
    expect(read('q=rak&kind=lesson&page=0')).toEqual(view);
    expect(searchHref({ search: 'rak besi', kind: 'post', page: 2 })).toBe(
      '/search?q=rak+besi&kind=post&page=2',
    );
    expect(searchHref(view)).toBe('/search?q=rak');
  });

  test('asks the same for the same words, and nothing for one letter', () => {
    expect(searchQuery({ ...view, search: ' Rak  BESI' }, 20)).toEqual({
      search: 'rak besi',
      page: 1,
      limit: 20,
    });
    expect(searchQuery({ ...view, search: 'r' }, 20)).toBeNull();
  });
});
