import { cn } from '#app/lib/cn.ts';
import { monthCopy as copy, type MonthMark } from './mentorship-copy.ts';

const markStyles: Readonly<Record<MonthMark, string>> = {
  meet: 'bg-action',
  work: 'bg-dawn-2',
  read: 'bg-transparent ring-2 ring-inset ring-credit',
};
const nameOf = (kind: MonthMark) => copy.legend.find((entry) => entry.kind === kind)?.title;

/** A month as a wall calendar: who does what on which day. */
export function MonthSection() {
  return (
    <section className="wrap py-section" aria-labelledby="month-title">
      <h2 id="month-title" className="max-w-[12em] text-t1">
        {copy.title}
      </h2>
      <p className="mt-4 max-w-[34em] text-ink-2">{copy.lede}</p>
      <div className="mt-10 grid gap-x-20 gap-y-10 lg:mt-14 lg:grid-cols-[7fr_5fr] lg:items-center">
        <table className="w-full table-fixed border-collapse text-left text-ui">
          <thead>
            <tr className="text-ink-3 text-small">
              <th scope="col" className="w-[34%] py-2 font-normal">
                <span className="sr-only">Minggu</span>
              </th>
              {copy.days.map((day) => (
                <th key={day} scope="col" className="py-2 text-center font-normal">
                  {day}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {copy.weeks.map((week) => (
              <tr key={week.name} className="border-line border-t last:border-b">
                <th scope="row" className="py-4 font-normal">
                  <span className="block text-ink-3 text-small">{week.name}</span>
                  <span className="block font-semibold">{week.task}</span>
                </th>
                {week.marks.map((mark, day) => (
                  <td key={copy.days[day]} className="py-4 text-center">
                    {mark !== null && <Mark kind={mark} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <dl className="grid gap-6">
          {copy.legend.map(({ kind, title, text }) => (
            <div key={kind}>
              <dt className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 font-semibold">
                <span aria-hidden="true" className={cn('mt-1 size-4.5 rounded-full', markStyles[kind])} />
                {title}
              </dt>
              <dd className="mt-1 ml-10 max-w-[30em] text-ink-2 text-ui">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Mark({ kind }: { readonly kind: MonthMark }) {
  return (
    <span className={cn('inline-block size-4.5 rounded-full align-middle sm:size-6', markStyles[kind])}>
      <span className="sr-only">{nameOf(kind)}</span>
    </span>
  );
}
