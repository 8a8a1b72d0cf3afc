import { expect, test } from 'vitest';
import { failureLanding, landingIn, providerLanding, verifiedLanding } from './auth-landing.ts';

const elsewhere = ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'];

test('nobody is led to another site by a bent link, whichever way they sign in', () => {
  for (const next of elsewhere) {
    expect(verifiedLanding(next)).toBe('/login?verified=1');
    expect(providerLanding(next)).toEqual({
      callbackURL: '/auth/landing',
      errorCallbackURL: '/login?provider=1',
    });
    expect(landingIn(next)).toBe('/login?verified=1');
    expect(landingIn(`/login?next=${encodeURIComponent(next)}`)).toBe('/login?verified=1');
    expect(failureLanding(`${next}?error=x`)).not.toContain('evil');
  }
});

test('a page of this site is kept on the way', () => {
  const next = '/product/sop?x=1';
  expect(landingIn(verifiedLanding(next))).toBe('/login?verified=1&next=%2Fproduct%2Fsop%3Fx%3D1');
  expect(providerLanding(next).callbackURL).toBe(next);
  expect(failureLanding(`${providerLanding(next).errorCallbackURL}&error=account not linked`)).toBe(
    '/login?provider=1&next=%2Fproduct%2Fsop%3Fx%3D1&error=account_not_linked',
  );
  expect(failureLanding(next)).toBeNull();
});
