import { expect, test } from 'vitest';
import { pageLanguage, pathInLanguage, unprefixed } from './page-language.ts';

test.each([
  ['/', 'id', '/'],
  ['/marketplace', 'id', '/marketplace'],
  ['/en', 'en', '/'],
  ['/en.data', 'en', '.data'],
  ['/en/marketplace', 'en', '/marketplace'],
  ['/en/user/billing', 'en', '/user/billing'],
  ['/english', 'id', '/english'],
  ['/id/marketplace', 'id', '/marketplace'],
  ['/admin', 'en', '/admin'],
  ['/admin/orders.data', 'en', '/admin/orders.data'],
  ['/administration', 'id', '/administration'],
  ['/id/admin/orders', 'id', '/admin/orders'],
  ['/en/admin', 'en', '/admin'],
])('%s speaks %s and is %s', (path, language, page) => {
  expect([pageLanguage(path).language, unprefixed(path)]).toEqual([language, page]);
});

test.each([
  ['/', 'en', '/en'],
  ['/en', 'id', '/'],
  ['/blog', 'id', '/blog'],
  ['/id/blog', 'id', '/blog'],
  ['/en/blog', 'en', '/en/blog'],
  ['/admin/orders', 'en', '/admin/orders'],
  ['/en/admin/orders', 'en', '/admin/orders'],
  ['/admin/orders', 'id', '/id/admin/orders'],
])('%s in %s is %s', (path, language, there) => {
  expect(pathInLanguage(path, language === 'en' ? 'en' : 'id')).toBe(there);
});
