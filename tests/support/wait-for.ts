import { vi } from 'vitest';
import { STEP_LIMIT_MS } from './time-limits.ts';

/** Asks again until it no longer throws, and gives what it returned. */
export const waitFor = <Answer>(ask: () => Answer | Promise<Answer>): Promise<Answer> =>
  vi.waitFor(ask, STEP_LIMIT_MS);
