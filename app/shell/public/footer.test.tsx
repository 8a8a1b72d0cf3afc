import { expect, test } from 'vitest';
import { englishHtmlOf, htmlOf, textOf } from '#tests/support/page.tsx';
import { Footer } from './footer.tsx';

test('leads to the same page in the other language, by that language’s own name', () => {
  expect(htmlOf(<Footer />, '/blog?tag=stok')).toMatch(
    /<a href="\/en\/blog\?tag=stok" hrefLang="en" lang="en"[^>]*>English<\/a>/,
  );
  expect(englishHtmlOf(<Footer />, '/blog')).toMatch(
    /<a href="\/blog" hrefLang="id" lang="id"[^>]*>Bahasa Indonesia<\/a>/,
  );
});

test('[PUB-050] has the columns of the specification, each in its language', () => {
  expect(textOf(htmlOf(<Footer />))).toMatch(/Layanan .*Sumber daya .*Belajar .*Perusahaan .*Kontak/);
  expect(textOf(englishHtmlOf(<Footer />))).toMatch(/Services .*Resources .*Education .*Company .*Contact/);
});

test('leads to the search, but on the shop, which has one of its own', () => {
  expect(htmlOf(<Footer />, '/blog')).toContain('href="/search"');
  expect(htmlOf(<Footer />, '/marketplace')).not.toContain('href="/search"');
});
