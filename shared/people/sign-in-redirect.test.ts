import { expect, test } from 'vitest';
import { signInRedirect, withNext } from './sign-in-redirect.ts';

test('[AUTH-008, DECISIONS 55] after signing in buyers stand in the portal and the staff in the admin, unless they were on their way', () => {
  expect(signInRedirect('user', null)).toBe('/user/overview');
  expect([signInRedirect('moderator', '/'), signInRedirect('admin', null)]).toEqual(['/admin', '/admin']);
  for (const role of ['user', 'admin'] as const) {
    expect(signInRedirect(role, '/product/sop?x=1')).toBe('/product/sop?x=1');
    expect(signInRedirect(role, 'https://evil.example')).toBe(signInRedirect(role, null));
    expect(signInRedirect(role, '//evil.example')).toBe(signInRedirect(role, null));
  }
});

test('the page that waits travels in the address, and home is no page to wait for', () => {
  expect(withNext('/login', '/')).toBe('/login');
  expect(withNext('/login?code=1', '/user/billing?tab=a')).toBe(
    '/login?code=1&next=%2Fuser%2Fbilling%3Ftab%3Da',
  );
});
