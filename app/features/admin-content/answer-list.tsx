import type { Answers } from '#contract/admin/leads.ts';

/** `preferred_date` and `companyName` as words. */
const wordsOf = (field: string): string =>
  field
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();

/** What somebody filled in, field by field, as text and nothing else. */
export function AnswerList({ answers }: { readonly answers: Answers }) {
  const given = Object.entries(answers).filter(([, answer]) => answer.length > 0);
  return (
    <dl className="grid gap-x-6 gap-y-2 text-ui sm:grid-cols-[minmax(120px,auto)_minmax(0,1fr)]">
      {given.map(([field, answer]) => (
        <div key={field} className="contents">
          <dt className="text-ink-3 capitalize">{wordsOf(field)}</dt>
          <dd className="whitespace-pre-line break-words max-sm:-mt-2 max-sm:pb-1">
            {typeof answer === 'string' ? answer : answer.join(', ')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
