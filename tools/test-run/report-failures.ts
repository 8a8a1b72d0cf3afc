import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { TestError } from 'vitest';
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';
import type { Failure, Failures } from './failures.mjs';

/** Writes failures by test, for `npm test` to run again: vitest's JSON omits errors outside of tests. */
export function reportFailures(output: string): Reporter {
  return {
    onTestRunEnd(modules, unhandled) {
      const found: Failures = { failures: modules.flatMap(failuresOf), unhandled: unhandled.map(textOf) };
      writeFileSync(output, JSON.stringify(found, null, 2));
    },
  };
}

function failuresOf(module: TestModule): readonly Failure[] {
  const file = relative(module.project.vitest.config.root, module.moduleId).replaceAll('\\', '/');
  // A failed import or hook repeats the whole file.
  const shared = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors().map(textOf));
  if (shared.length > 0) return [{ file, path: [], errors: shared }];
  return [...module.children.allTests('failed')].map((test) => ({
    file,
    path: pathOf(test),
    errors: (test.result().errors ?? []).map(textOf),
  }));
}

const pathOf = (task: TestCase | TestSuite): readonly string[] =>
  task.parent.type === 'module' ? [task.name] : [...pathOf(task.parent), task.name];

const IN_PACKAGE = /^ +at .*\/node_modules\//;

/** The cause counts as much as the message: a failed query is known by what the database said. */
export function textOf({ message, stack = '', diff = '', cause }: TestError): string {
  // A stack begins with the message.
  const where = stack.includes(message) ? stack : `${message}\n${stack}`;
  const why = cause === undefined ? '' : `caused by ${textOf(cause)}`;
  const lines = [where, diff, why].filter(Boolean).join('\n').split('\n');
  return stripVTControlCharacters(lines.filter((line) => !IN_PACKAGE.test(line)).join('\n')).trim();
}
