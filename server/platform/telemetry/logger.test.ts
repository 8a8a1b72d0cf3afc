import { pino } from 'pino';
import { expect, test } from 'vitest';
import { captureConsole, redactParameters } from './logger.ts';

test('what a library prints past the logger is a line of the log', () => {
  const lines: string[] = [];
  const nothing: Console['error'] = () => undefined;
  const printer = { error: nothing, warn: nothing, trace: nothing };
  captureConsole(pino({ base: null }, { write: (line: string) => lines.push(line) }), printer);
  printer.trace(new Error('Connection terminated'));
  printer.error('%s: attempt %d failed', 'completeJobs', 1);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, msg: 'console', printed: expect.stringContaining('Error: Connection terminated') },
    { level: 40, msg: 'console', printed: 'completeJobs: attempt 1 failed' },
  ]);
});

test('a failed query is logged without its parameters', () => {
  const link = 'https://toko.example/reset-password?token=rahasia\nbaris kedua';
  const failed = Object.assign(new Error(`Failed query: insert into jobs values ($1)\nparams: ${link}`), {
    params: [link],
  });
  const text = JSON.stringify(redactParameters(failed));
  expect(text).toContain('insert into jobs');
  expect(text).not.toMatch(/rahasia|kedua/);
});
