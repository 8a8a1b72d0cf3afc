import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JsonLd } from './json-ld.tsx';

test('no text can close the script, and the data survives', () => {
  const name = '</script><script>alert(1)</script><!--';
  const markup = renderToStaticMarkup(<JsonLd data={{ '@type': 'Thing', name }} />);
  expect(markup.match(/<\/?script/g)).toEqual(['<script', '</script']);
  const [, text = ''] = />(.*)<\/script>$/s.exec(markup) ?? [];
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Thing', name });
});
