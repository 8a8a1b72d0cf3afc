import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scheduleRetry } from './retry.ts';

const newScreen = () => Object.assign(new EventTarget(), { visibilityState: 'visible' });

let screen = newScreen();
let browser = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  screen = newScreen();
  browser = new EventTarget();
  vi.stubGlobal('document', screen);
  vi.stubGlobal('window', browser);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Tries that always fail; when each of them was made, in seconds. */
function triesOf(seconds: number): readonly number[] {
  const began = Date.now();
  const made: number[] = [];
  const next = (attempt: number) => {
    scheduleRetry(attempt, () => {
      made.push((Date.now() - began) / 1000);
      next(attempt + 1);
    });
  };
  next(0);
  vi.advanceTimersByTime(seconds * 1000);
  return made;
}

test('delays grow up to half a minute, without a last attempt', () => {
  expect(triesOf(200)).toEqual([1, 3, 6, 11, 19, 32, 52, 82, 112, 142, 172]);
});

test('a hidden tab waits until it is visible; a connection that comes back does not wait', () => {
  const go = vi.fn();
  screen.visibilityState = 'hidden';
  scheduleRetry(0, go);
  vi.advanceTimersByTime(60_000);
  expect(go).not.toHaveBeenCalled();
  screen.visibilityState = 'visible';
  screen.dispatchEvent(new Event('visibilitychange'));
  expect(go).toHaveBeenCalledTimes(1);
  scheduleRetry(7, go);
  browser.dispatchEvent(new Event('online'));
  expect(go).toHaveBeenCalledTimes(2);
  scheduleRetry(0, go)();
  vi.advanceTimersByTime(60_000);
  expect(go).toHaveBeenCalledTimes(2);
});
