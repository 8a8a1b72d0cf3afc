import { afterCopy, dayCopy } from '#messages/landing/day.ts';

export function DaySection() {
  return (
    <>
      <Timetable />
      <TimeSaved />
    </>
  );
}

function Timetable() {
  return (
    <section
      id="hook"
      data-plane="night"
      className="bg-night pt-section text-on-night"
      aria-labelledby="hook-title"
    >
      <div className="wrap">
        <div className="grid gap-3 pb-6 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-x-16 lg:pb-16">
          <h2 id="hook-title" className="max-w-[12em] text-t1">
            {dayCopy.title}
          </h2>
          <p className="max-w-[32em] text-on-night-2">{dayCopy.lede}</p>
        </div>
        <ColumnHeadings />
        <ol>
          {dayCopy.hours.map((hour) => (
            <Hour key={hour.time} {...hour} />
          ))}
        </ol>
      </div>
    </section>
  );
}

const rowClasses =
  'grid grid-cols-[64px_1fr] gap-x-4 gap-y-1 lg:grid-cols-[96px_minmax(0,1fr)_208px_minmax(0,0.86fr)] lg:gap-x-8';

function ColumnHeadings() {
  return (
    <div aria-hidden="true" className={`${rowClasses} pb-3 text-on-night-2 text-small max-lg:hidden`}>
      {dayCopy.columns.map((column) => (
        <span key={column}>{column}</span>
      ))}
    </div>
  );
}

interface HourProps {
  readonly time: string;
  readonly now: string;
  readonly minutes: number;
  readonly later: string;
}

const PX_PER_MINUTE = 1.7;

function Hour({ time, now, minutes, later }: HourProps) {
  return (
    <li className={`${rowClasses} border-night-line border-t py-4 lg:items-start lg:py-5`}>
      <time
        dateTime={time.replace('.', ':')}
        className="figures num pt-px font-medium text-on-night-2 text-t3"
      >
        {time}
      </time>
      <p className="font-medium text-body max-lg:col-span-full max-lg:row-start-2 lg:text-t3">{now}</p>
      <p className="num flex items-center gap-2.5 whitespace-nowrap text-on-night-2 text-small lg:pt-1.5">
        <span
          aria-hidden="true"
          className="h-2 rounded-r-full bg-cost"
          style={{ width: minutes * PX_PER_MINUTE }}
        />
        {dayCopy.minutes(minutes)}
      </p>
      <p className="text-night-dawn text-ui max-lg:col-span-full lg:pt-0.5">{later}</p>
    </li>
  );
}

function TimeSaved() {
  return (
    <section
      id="after-services"
      data-plane="night"
      className="bg-night pb-section text-on-night"
      aria-labelledby="after-title"
    >
      <div className="wrap">
        <div className="grid gap-x-16 gap-y-5 border-night-line border-t pt-7 lg:grid-cols-[7fr_5fr] lg:items-end">
          <h2 id="after-title" className="figures font-light text-figure">
            {afterCopy.figure}
          </h2>
          <p className="max-w-[32em] text-on-night-2">{afterCopy.note}</p>
        </div>
        <Minutes />
        <ul className="mt-7 grid gap-x-12 gap-y-2 sm:gap-y-4 lg:mt-9 lg:grid-cols-3">
          {afterCopy.benefits.map((benefit) => (
            <li key={benefit.title}>
              <h3 className="text-night-dawn text-t3">{benefit.title}</h3>
              <p className="mt-1.5 max-w-[34em] text-on-night-2 text-ui max-sm:hidden">{benefit.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Minutes() {
  return (
    <div aria-hidden="true" className="mt-7 flex h-3 gap-1">
      {dayCopy.hours.map(({ time, minutes }) => (
        <i
          key={time}
          className="bg-cost first:rounded-l-full last:rounded-r-full"
          style={{ flexGrow: minutes }}
        />
      ))}
    </div>
  );
}
