import { expect, test } from 'vitest';
import { countRecentRequests } from './metrics.ts';

test('requests are counted for a quarter of an hour, failures of ours apart', () => {
  let minute = 1_000;
  const recent = countRecentRequests(() => minute * 60_000);
  for (const status of [200, 404, 500, 503]) recent.observe(status);
  expect(recent.read()).toEqual({ requests: 4, failed: 2 });
  minute += 14;
  recent.observe(200);
  expect(recent.read()).toEqual({ requests: 5, failed: 2 });
  minute += 1;
  expect(recent.read()).toEqual({ requests: 1, failed: 0 });
  // The ring comes round to a slot that was used before.
  minute += 14;
  recent.observe(500);
  expect(recent.read()).toEqual({ requests: 1, failed: 1 });
});
