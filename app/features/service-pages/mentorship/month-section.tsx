import { cn } from '#app/lib/cn.ts';
import { monthCopy as copy } from '#messages/service-pages/mentorship.ts';

const marks = ['meet', 'work', 'read'] as const;
type Mark = (typeof marks)[number];

const markStyles: Readonly<Record<Mark, string>> = {
  meet: 'bg-action',
  work: 'bg-dawn-2',
  read: 'bg-transparent ring-2 ring-inset ring-credit',
};

const calendar: readonly (readonly (Mark | null)[])[] = [
  ['meet', null, 'work', null, 'read'],
  ['meet', 'work', null, 'work', 'read'],
  ['meet', null, 'work', null, 'read'],
  ['meet', null, null, null, 'read'],
];

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
                <span className="sr-only">{copy.week}</span>
              </th>
              {copy.days.map((day) => (
                <th key={day} scope="col" className="py-2 text-center font-normal">
                  {day}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {copy.weeks.map((week, index) => (
              <tr key={week.name} className="border-line border-t last:border-b">
                <th scope="row" className="py-4 font-normal">
                  <span className="block text-ink-3 text-small">{week.name}</span>
                  <span className="block font-semibold">{week.task}</span>
                </th>
                {calendar[index]?.map((mark, day) => (
                  <td key={copy.days[day]} className="py-4 text-center">
                    {mark !== null && <DayMark mark={mark} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <dl className="grid gap-6">
          {marks.map((mark) => (
            <div key={mark}>
              <dt className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 font-semibold">
                <span aria-hidden="true" className={cn('mt-1 size-4.5 rounded-full', markStyles[mark])} />
                {copy.legend[mark].title}
              </dt>
              <dd className="mt-1 ml-10 max-w-[30em] text-ink-2 text-ui">{copy.legend[mark].text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function DayMark({ mark }: { readonly mark: Mark }) {
  return (
    <span className={cn('inline-block size-4.5 rounded-full align-middle sm:size-6', markStyles[mark])}>
      <span className="sr-only">{copy.legend[mark].title}</span>
    </span>
  );
}
