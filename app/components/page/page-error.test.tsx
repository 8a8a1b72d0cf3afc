import { expect, test } from 'vitest';
import { htmlOf } from '#tests/support/page.tsx';
import { PageError } from './page-error.tsx';

test('a page that failed to load keeps its h1, with the error below', () => {
  const html = htmlOf(<PageError title="Users Management" message="Failed to load users" />);
  expect(html.match(/<h1[^>]*>([^<]*)/)?.[1]).toBe('Users Management');
  expect(html).toMatch(/role="alert".*<h2[^>]*>Failed to load users<\/h2>.*Coba lagi/s);
});
