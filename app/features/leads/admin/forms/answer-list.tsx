import type { Answers } from '#contract/leads/admin.ts';
import { answerLabels } from '#messages/leads/admin.ts';
import { formatWhatsapp } from '#shared/people/whatsapp.ts';
import { formatCardDate, isCalendarDay, startOfDay } from '#shared/time/dates.ts';

const order = Object.keys(answerLabels);
const isLabelled = (field: string): field is keyof typeof answerLabels => field in answerLabels;
const orderOf = (field: string): number => (order.includes(field) ? order.indexOf(field) : order.length);

function written(field: string, answer: string): string {
  if (isCalendarDay(answer)) return formatCardDate(startOfDay(answer));
  return field === 'whatsapp' ? formatWhatsapp(answer) : answer;
}

export function AnswerList({ answers }: { readonly answers: Answers }) {
  const answered = Object.entries(answers)
    .filter(([, answer]) => answer.length > 0)
    .toSorted(([one], [other]) => orderOf(one) - orderOf(other));
  return (
    <dl className="grid gap-x-6 gap-y-2 text-ui sm:grid-cols-[minmax(120px,auto)_minmax(0,1fr)]">
      {answered.map(([field, answer]) => (
        <div key={field} className="contents">
          <dt className="text-ink-3">{isLabelled(field) ? answerLabels[field] : field}</dt>
          <dd className="whitespace-pre-line break-words max-sm:-mt-2 max-sm:pb-1">
            {typeof answer === 'string' ? written(field, answer) : answer.join(', ')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
