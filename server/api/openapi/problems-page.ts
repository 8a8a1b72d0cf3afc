import type { Endpoint, FailureShape } from '#contract/endpoint.ts';
import { commonErrors } from '#contract/errors.ts';
import { refusalSentence } from '#server/http/refusal-sentence.ts';

interface Problem extends FailureShape {
  readonly status: number;
}

/** The page behind a problem's `type`: every code with status and message. */
export function problemsPage(endpoints: readonly Endpoint[]): string {
  const codes = new Map<string, Set<string>>();
  const all: readonly Readonly<Record<string, Problem>>[] = [
    commonErrors,
    ...endpoints.map(({ refusals }) => refusals),
    ...endpoints.map(({ failures = {} }) => ofFailures(failures)),
  ];
  for (const [code, problem] of all.flatMap((problems) => Object.entries(problems))) {
    const said = `${problem.status}: ${refusalSentence(code, problem)}`;
    codes.set(code, (codes.get(code) ?? new Set()).add(said));
  }
  const rows = [...codes]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([code, said]) => `<dt id="${code}">${code}</dt>${[...said].map(asEntry).join('')}`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Errors of the Arunika API</title>
<h1>Errors of the Arunika API</h1>
<dl>${rows.join('\n')}</dl>
</html>
`;
}

const asEntry = (text: string) => `<dd>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</dd>`;

function ofFailures(failures: Readonly<Record<string, FailureShape>>): Readonly<Record<string, Problem>> {
  return Object.fromEntries(
    Object.entries(failures).map(([code, shape]) => [code, { ...shape, status: 500 }]),
  );
}
