import { sessionCopy as copy } from '#messages/service-pages/consultation.ts';

const partMinutes = [20, 40, 30] as const;
const MINUTES = 90;
const marks = Array.from({ length: MINUTES + 1 }, (_, minute) => minute);
const tickTop = (minute: number) => (minute % 10 === 0 ? 0 : minute % 5 === 0 ? 5 : 9);
const ruler = marks.map((minute) => `M${minute} ${tickTop(minute)}V16`).join('');

export function SessionTimeline() {
  return (
    <section id="sesi" className="wrap py-section" aria-labelledby="session-title">
      <h2 id="session-title" className="max-w-[14em] text-t1">
        {copy.title}
      </h2>
      <div className="mt-10 lg:mt-14 lg:grid lg:grid-cols-[minmax(0,90fr)_minmax(0,26fr)] lg:gap-x-10">
        <div>
          <svg
            viewBox="0 0 90 16"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="hidden h-9 w-full overflow-visible text-dawn-2 lg:block"
          >
            <path
              d={ruler}
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <ol className="grid lg:grid-cols-[20fr_40fr_30fr]">
            {copy.parts.map((part, index) => (
              <SessionPart key={part.title} minutes={partMinutes[index]} {...part} />
            ))}
          </ol>
        </div>
        <div className="border-line-strong border-t border-dashed max-lg:mt-2 lg:mt-9">
          <SessionPart {...copy.later} />
        </div>
      </div>
    </section>
  );
}

interface SessionPartProps {
  readonly minutes?: number | undefined;
  readonly time: string;
  readonly title: string;
  readonly text: string;
}

function SessionPart({ minutes, time, title, text }: SessionPartProps) {
  const Block = minutes === undefined ? 'div' : 'li';
  return (
    <Block className="py-5 lg:border-line-strong lg:pt-6 lg:pr-8 lg:[li&]:border-t-2">
      {minutes !== undefined && (
        <span
          aria-hidden="true"
          className="mb-3 block h-2 rounded-full bg-dawn-2 lg:hidden"
          style={{ width: `${(minutes / MINUTES) * 100}%` }}
        />
      )}
      <p className="num text-ink-3 text-small">{time}</p>
      <h3 className="mt-1 text-t3">{title}</h3>
      <p className="mt-1.5 max-w-[30em] text-ink-2 text-ui">{text}</p>
    </Block>
  );
}
