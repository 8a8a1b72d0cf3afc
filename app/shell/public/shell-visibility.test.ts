import { describe, expect, test } from 'vitest';
import { hidesFooter, hidesNavigation } from './public-shell.tsx';

describe('where the public shell shows', () => {
  test('[PUB-047] the navigation hides on the areas that have their own', () => {
    const areas = [
      '/admin',
      '/admin/orders',
      '/user',
      '/user/billing',
      '/product/a',
      '/subscription/a',
      '/content/a',
    ];
    for (const path of areas) expect(hidesNavigation(path), path).toBe(true);
  });

  test('[PUB-048] the navigation hides where the first segment names the shop', () => {
    for (const path of ['/marketplace', '/products', '/catalog', '/my-subscriptions']) {
      expect(hidesNavigation(path), path).toBe(true);
    }
  });

  test('[PUB-048] a later segment that speaks of products hides nothing', () => {
    for (const path of [
      '/',
      '/blog',
      '/blog/memilih-product-pertama',
      '/case-study/marketplace-kopi',
      '/username',
    ]) {
      expect(hidesNavigation(path), path).toBe(false);
    }
  });

  test('[PUB-049] the footer hides on admin and user only', () => {
    expect(['/admin', '/user/overview'].every(hidesFooter)).toBe(true);
    expect(['/', '/marketplace', '/product/a', '/users-guide'].some(hidesFooter)).toBe(false);
  });
});
