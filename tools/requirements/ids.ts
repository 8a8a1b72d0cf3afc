import { existsSync, readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';
import { childrenOf, isNode, type SourceFile, type SyntaxNode, syntaxOf } from '../style/function-shape.ts';

const groups = new Set(['describe', 'suite']);
const tests = new Set(['test', 'it']);
const switchedOff = new Set(['skip', 'todo', 'skipIf', 'runIf']);

/** A test inherits the ids of its groups; a group without a test, and a disabled test, prove nothing. */
export function idsInSource(file: SourceFile): readonly string[] {
  return below(syntaxOf(file).root, []);
}

function below(node: SyntaxNode, inherited: readonly string[]): readonly string[] {
  return childrenOf(node).flatMap((child) => at(child, inherited));
}

function at(node: SyntaxNode, inherited: readonly string[]): readonly string[] {
  if (node.type !== 'CallExpression') return below(node, inherited);
  const names = calledNames(node.callee);
  const title = titleOf(node);
  const [called = ''] = names;
  if (title === null || !(groups.has(called) || tests.has(called))) return below(node, inherited);
  if (names.some((name) => switchedOff.has(name))) return [];
  const ids = [...inherited, ...idsInTitle(title)];
  return tests.has(called) ? ids : below(node, ids);
}

/** `test`, `each` of `test.each(rows)(…)`, the outermost name first. */
function calledNames(callee: unknown): readonly string[] {
  if (!isNode(callee)) return [];
  switch (callee.type) {
    case 'Identifier':
      return typeof callee.value === 'string' ? [callee.value] : [];
    case 'MemberExpression':
      return [...calledNames(callee.object), ...calledNames(callee.property)];
    case 'CallExpression':
      return calledNames(callee.callee);
    case 'TaggedTemplateExpression':
      return calledNames(callee.tag);
    default:
      return [];
  }
}

function titleOf(call: SyntaxNode): string | null {
  const [first] = Array.isArray(call.arguments) ? childrenOf({ ...call, callee: null }) : [];
  if (first?.type === 'StringLiteral') return typeof first.value === 'string' ? first.value : null;
  if (first?.type !== 'TemplateLiteral' || !Array.isArray(first.quasis)) return null;
  const written: readonly unknown[] = first.quasis;
  return written.map((batch) => (isNode(batch) ? String(batch.raw) : '')).join('…');
}

const NAMED = /\[([A-Z]+-\d+(?:\s*,\s*[A-Z]+-\d+)*)\]/g;

/** As in `[WAL-014, WAL-015] a purchase that would overdraw is refused`. */
export function idsInTitle(title: string): readonly string[] {
  return [...title.matchAll(NAMED)].flatMap(([, ids = '']) => ids.split(/\s*,\s*/));
}

const results = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ ancestorTitles: z.array(z.string()), title: z.string(), status: z.string() }),
      ),
    }),
  ),
});

/**
 * Requirements named by passed tests of the last run. Null when that run is outdated: a result is missing, or a test
 * file is absent from it or was changed since.
 */
export function idsOfRun(resultFiles: readonly string[], testFiles: readonly string[]) {
  if (!resultFiles.every((file) => existsSync(file))) return null;
  const oldest = Math.min(...resultFiles.map((file) => statSync(file).mtimeMs));
  if (testFiles.some((file) => statSync(file).mtimeMs > oldest)) return null;
  const ran = resultFiles.flatMap(
    (file) => results.parse(JSON.parse(readFileSync(file, 'utf8'))).testResults,
  );
  const known = new Set(ran.map(({ name }) => relative('.', name).replaceAll('\\', '/')));
  if (testFiles.some((file) => !known.has(file))) return null;
  return ran
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .flatMap(({ ancestorTitles, title }) => [...ancestorTitles, title].flatMap(idsInTitle));
}
