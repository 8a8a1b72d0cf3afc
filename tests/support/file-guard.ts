import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

/** A console error or warning in a test is a failure: nobody reads the ones that scroll by. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const said = [console.error, console.warn].flatMap((method) => vi.mocked(method).mock.calls);
  expect(said, 'nothing may be printed to the console').toEqual([]);
});

/** A rendered page's late imports may still run, and would fail once the test file that caused them has ended. */
afterAll(() => vi.dynamicImportSettled());
