import { expect, test } from 'vitest';
import { sen } from '#shared/money/money.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { PortalError, PortalLoading, PortalSignInRequired } from './portal-gate.tsx';
import { portalMoreLinks, portalTabBarLinks } from './portal-navigation.tsx';
import { PortalSidebar } from './portal-shell.tsx';

const inEnglish = (render: () => string) => runInLanguage('en', render);

test('[PORT-002] while it is not known who is there, the portal says that it loads', () => {
  expect(inEnglish(() => textOf(htmlOf(<PortalLoading />)).trim())).toBe('Loading user portal...');
  expect(textOf(htmlOf(<PortalLoading />)).trim()).toBe('Membuka portal Anda…');
});

test('[PORT-001, PORT-003] without a user the portal leads to the login, and from there back', () => {
  const html = inEnglish(() => htmlOf(<PortalSignInRequired />, '/user/billing?tab=payments'));
  expect(textOf(html).trim()).toBe(
    'Authentication Required Please log in to access the user portal. Go to Login',
  );
  expect(html).toContain('href="/login?next=%2Fuser%2Fbilling%3Ftab%3Dpayments"');
});

test('[PORT-004] what can not be shown says so, names the request, and can be reloaded', () => {
  const html = inEnglish(() => htmlOf(<PortalError requestId="abc-123" />));
  expect(textOf(html)).toMatch(/Something went wrong .* abc-123 Reload Page/);
  expect(html).toMatch(/<button[^>]*>Reload Page/);
});

test('[PORT-006, PORT-007] the sidebar leads to all sections and says the role', () => {
  const viewer = {
    id: '7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b111',
    email: 'a@contoh.example',
    full_name: 'Sari',
    role: 'moderator',
    avatar_url: null,
    language: null,
    has_sessions: true,
    wallet: { balance_bigint: sen(0) },
  } as const;
  const html = htmlOf(<PortalSidebar viewer={viewer} onSearch={() => {}} onSignOut={() => {}} />);
  const sections = [
    'overview',
    'billing',
    'marketplace',
    'subscriptions',
    'purchases',
    'bookings',
    'profile',
    'settings',
    'support',
  ];
  const links = [...html.matchAll(/href="\/user\/(\w+)"/g)].map(([, section]) => section);
  expect(links).toEqual(sections);
  expect(textOf(html)).toContain('Sari Moderator');
  const without = { ...viewer, has_sessions: false };
  expect(htmlOf(<PortalSidebar viewer={without} onSearch={() => {}} onSignOut={() => {}} />)).not.toContain(
    '/user/bookings',
  );
  const onPhone = [...portalTabBarLinks, ...portalMoreLinks].map(({ to }) => to.replace('/user/', ''));
  expect(onPhone.toSorted()).toEqual(sections.toSorted());
});
