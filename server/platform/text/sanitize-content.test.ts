import { describe, expect, test } from 'vitest';
import { sanitizeContent } from './sanitize-content.ts';

const attacks = {
  'a script': ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  'a script in pieces': ['<<script>script>alert(1)<</script>/script>', '&lt;/script&gt;'],
  'an event handler': [
    '<img src="/a.png" alt="b" onerror="alert(1)"><p onclick="x()">c</p>',
    '<img src="/a.png" alt="b" /><p>c</p>',
  ],
  'a script in an address': ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  'a hidden script in an address': ['<a href="JaVa\tScript:alert(1)">a</a>', '<a>a</a>'],
  'an encoded script in an address': ['<a href="&#106;ava&#10;script:alert(1)">a</a>', '<a>a</a>'],
  'a script for old browsers': ['<a href="vbscript:x">a</a>', '<a>a</a>'],
  'a document in an address': [
    '<a href="data:text/html,<script>1</script>">a</a><img src="data:image/svg+xml,<svg/>">',
    '<a>a</a>',
  ],
  'another site in the guise of a path': [
    '<a href="//jahat.example">a</a><a href="/\\jahat.example">b</a>',
    '<a>a</a><a>b</a>',
  ],
  'a drawing': ['<svg onload="x()"><script>1</script><a href="#">b</a></svg>a', 'a'],
  'a formula': ['<math><mtext><img src="x" onerror="x()"></mtext></math>a', 'a'],
  'a style': ['<style>p{display:none}</style><p style="position:fixed" class="x" id="isi">a</p>', '<p>a</p>'],
  'a frame': ['<iframe src="https://jahat.example" srcdoc="<script>1</script>">b</iframe>a', 'a'],
  'a form': ['<form action="/x"><input name="password"></form><base href="//jahat.example">a', 'a'],
  'what another parser would read': [
    '<noscript><p title="</noscript><img src=x onerror=x()>"></noscript>a',
    'a',
  ],
  'raw text': ['<xmp><img src=x onerror=x()></xmp>', '&lt;img src=x onerror=x()&gt;'],
  'a picture that tells another site who reads': [
    '<img src="https://gambar.example/a.png"><img src="//gambar.example/b.png">a',
    'a',
  ],
  'an address with a space': ['<a href="java script:x">a</a>', '<a>a</a>'],
} as const;

test.each(Object.entries(attacks))('%s is not let in', (_, [written, kept]) => {
  expect(sanitizeContent(written)).toBe(kept);
});

test('[BLOG-007] what an article is made of stays as it is written', () => {
  const article = [
    '<p>Satu <strong>dua</strong> <em>tiga</em> <code>empat</code><br />lima</p><h4>Enam</h4><hr />',
    '<ul><li>a</li></ul><ol><li>b</li></ol><blockquote>c</blockquote><pre>d</pre>',
    '<figure><img src="/media/a.webp" alt="e" /><figcaption>f</figcaption></figure>',
    '<table><thead><tr><th>g</th></tr></thead><tbody><tr><td>1 &lt; 2 &amp; "3"</td></tr></tbody></table>',
  ].join('');
  expect(sanitizeContent(article)).toBe(article);
});

test('a link to another site does not tell where the reader came from, and opens where links open', () => {
  expect(sanitizeContent('<a href="https://lain.example/a" rel="opener" target="_blank">a</a>')).toBe(
    '<a href="https://lain.example/a" rel="noreferrer">a</a>',
  );
  const own = '<a href="/blog#isi">a</a><a href="mailto:halo@arunika.example">b</a><a href="#c">c</a>';
  expect(sanitizeContent(own)).toBe(own);
});

describe('headings', () => {
  const idsOf = (html: string) => [...sanitizeContent(html).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);

  test('[BLOG-011] of the second and third level are named by their words', () => {
    expect(
      sanitizeContent('<h2>Harga &amp; <em>Biaya</em> Café</h2><h3>Langkah 1: catat</h3><h4>x</h4>'),
    ).toBe(
      '<h2 id="harga-biaya-cafe">Harga &amp; <em>Biaya</em> Café</h2><h3 id="langkah-1-catat">Langkah 1: catat</h3><h4>x</h4>',
    );
  });

  test('[BLOG-011] never share a name, with each other or with the page', () => {
    expect(idsOf('<h2>A 2</h2><h2>A</h2><h3>A</h3><h2>A</h2><h2>!</h2><h2>?</h2><h2>Isi</h2>')).toEqual([
      ...['a-2', 'a', 'a-2-2', 'a-3'],
      ...['bagian', 'bagian-2', 'isi-2'],
    ]);
  });

  test('take no name that the author gave, also when they are not closed or lie in each other', () => {
    expect(idsOf('<h2 id="__proto__">Satu<h3 id="isi">Dua</h3><h2>Tiga')).toEqual(['satu', 'dua', 'tiga']);
  });

  test('differ also when ten thousand have the same words', () => {
    const ids = idsOf('<h2>Sama</h2>'.repeat(10_000));
    expect(new Set(ids).size).toBe(10_000);
  });
});

test.each(Object.values(attacks).map(([written]) => written))(
  'what was cleaned once stays as it is: %s',
  (written) => {
    const clean = sanitizeContent(`<h2>Judul</h2>${written}<h2>Judul</h2>`);
    expect(sanitizeContent(clean)).toBe(clean);
  },
);
