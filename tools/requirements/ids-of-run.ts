import { existsSync, readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';
import { idsInTitle } from './ids-in-source.ts';

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
