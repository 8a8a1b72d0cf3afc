import { expect, test } from 'vitest';
import { failureRedirect, providerRedirects, redirectIn, verifiedRedirect } from './redirects.ts';

const elsewhere = ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'];

test('nobody is led to another site by a bent link, whichever way they sign in', () => {
  for (const next of elsewhere) {
    expect(verifiedRedirect(next)).toBe('/login?verified=1');
    expect(providerRedirects(next)).toEqual({
      callbackURL: '/auth/landing',
      errorCallbackURL: '/login?provider=1',
    });
    expect(redirectIn(next)).toBe('/login?verified=1');
    expect(redirectIn(`/login?next=${encodeURIComponent(next)}`)).toBe('/login?verified=1');
    expect(failureRedirect(`${next}?error=x`)).not.toContain('evil');
  }
});

test('a page of this site is kept on the way', () => {
  const next = '/product/sop?x=1';
  expect(redirectIn(verifiedRedirect(next))).toBe('/login?verified=1&next=%2Fproduct%2Fsop%3Fx%3D1');
  expect(providerRedirects(next).callbackURL).toBe(next);
  expect(failureRedirect(`${providerRedirects(next).errorCallbackURL}&error=account not linked`)).toBe(
    '/login?provider=1&next=%2Fproduct%2Fsop%3Fx%3D1&error=account_not_linked',
  );
  expect(failureRedirect(next)).toBeNull();
});
