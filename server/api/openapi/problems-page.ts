import type { Endpoint, FailureShape } from '#contract/endpoint.ts';
import { commonErrors } from '#contract/errors.ts';
import { PROBLEMS_PATH } from '#contract/problem.ts';
import { refusalSentence } from '#server/http/refusal-sentence.ts';
import { docsPage } from '../docs-page.ts';

interface Problem extends FailureShape {
  readonly status: number;
}

export function problemsPage(endpoints: readonly Endpoint[]): string {
  const codes = new Map<string, Set<string>>();
  const all: readonly Readonly<Record<string, Problem>>[] = [
    commonErrors,
    ...endpoints.map(({ refusals }) => refusals),
    ...endpoints.map(({ failures = {} }) => failureProblems(failures)),
  ];
  for (const [code, problem] of all.flatMap((problems) => Object.entries(problems))) {
    const said = `${problem.status}: ${refusalSentence(code, problem)}`;
    codes.set(code, (codes.get(code) ?? new Set()).add(said));
  }
  const rows = [...codes]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([code, said]) => `<dt id="${code}">${code}</dt>${[...said].map(asEntry).join('')}`);
  const title = 'Errors of the Arunika API';
  return docsPage({ path: PROBLEMS_PATH, title, body: `<h1>${title}</h1>\n<dl>${rows.join('\n')}</dl>` });
}

const asEntry = (text: string) => `<dd>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</dd>`;

function failureProblems(
  failures: Readonly<Record<string, FailureShape>>,
): Readonly<Record<string, Problem>> {
  return Object.fromEntries(
    Object.entries(failures).map(([code, shape]) => [code, { ...shape, status: 500 }]),
  );
}
