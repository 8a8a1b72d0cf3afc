import { expect, test } from 'vitest';
import { runInLanguage } from '#tests/support/language.ts';
import {
  failureRedirect,
  linkRedirects,
  providerRedirects,
  redirectIn,
  secondFactorRedirect,
  verifiedRedirect,
} from './redirects.ts';

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

test('whoever starts on an English page comes back to one; `next` names no language', () => {
  const next = '/product/sop';
  const { verified, provider, linked } = runInLanguage('en', () => ({
    verified: verifiedRedirect(next),
    provider: providerRedirects(next),
    linked: linkRedirects(),
  }));
  expect(verified).toBe('/en/login?verified=1&next=%2Fproduct%2Fsop');
  expect(provider.callbackURL).toBe('/en/product/sop');
  // What follows is asked for by a browser that may prefer another language.
  expect(redirectIn(verified)).toBe(verified);
  expect(secondFactorRedirect(provider.callbackURL)).toBe('/en/login?second-factor=1&next=%2Fproduct%2Fsop');
  expect(failureRedirect(`${provider.errorCallbackURL}&error=x`)).toBe(
    '/en/login?provider=1&next=%2Fproduct%2Fsop&error=x',
  );
  expect(failureRedirect(`${linked.errorCallbackURL}&error=x`)).toBe('/en/user/settings?tab=sign-in&error=x');
});

test('the admin opens in English for staff who sign in on an Indonesian page', () => {
  expect(providerRedirects('/admin/orders').callbackURL).toBe('/admin/orders');
  expect(secondFactorRedirect('/admin/orders')).toBe('/login?second-factor=1&next=%2Fadmin%2Forders');
});
