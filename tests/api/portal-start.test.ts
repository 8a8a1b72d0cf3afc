import { expect, test } from 'vitest';
import { loader } from '#app/features/overview/start.route.ts';

test('[PORT-005] the portal opens on its marketplace', () => {
  const answer = loader();
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/user/marketplace']);
});
