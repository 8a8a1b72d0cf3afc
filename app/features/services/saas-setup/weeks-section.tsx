import { cn } from '#app/lib/cn.ts';
import { saasSetupCopy } from '#messages/services/saas-setup.ts';

const steps = [
  { name: 'record', from: 1, to: 1 },
  { name: 'install', from: 2, to: 2 },
  { name: 'test', from: 2, to: 3 },
  { name: 'handOver', from: 4, to: 4 },
  { name: 'maintain', from: 5, to: 5 },
] as const;

const rowClasses = 'lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-14';

export function WeeksSection() {
  const copy = saasSetupCopy.weeks;
  return (
    <section
      id="jadwal"
      data-plane="night"
      className="bg-night py-section text-on-night"
      aria-labelledby="weeks-title"
    >
      <div className="wrap">
        <div className="grid gap-5 pb-10 lg:grid-cols-[5fr_7fr] lg:items-end lg:gap-x-14 lg:pb-14">
          <h2 id="weeks-title" className="text-t1">
            {copy.title}
          </h2>
          <p className="max-w-[32em] text-on-night-2">{copy.lede}</p>
        </div>
        <div aria-hidden="true" className={cn(rowClasses, 'pb-3 max-lg:hidden')}>
          <ul className="col-start-2 grid grid-cols-5 gap-1 text-on-night-2 text-small">
            {copy.columns.map((column) => (
              <li key={column}>{column}</li>
            ))}
          </ul>
        </div>
        <ol>
          {steps.map((step) => (
            <Step key={step.name} {...step} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Step({ name, from, to }: (typeof steps)[number]) {
  const { yours, steps: texts } = saasSetupCopy.weeks;
  const step = texts[name];
  return (
    <li className={cn(rowClasses, 'border-night-line border-t py-6')}>
      <div>
        <p className="num text-on-night-2 text-small">{step.when}</p>
        <h3 className="mt-1 text-t2">{step.title}</h3>
      </div>
      <div className="max-lg:mt-3">
        <Bar from={from} to={to} />
        <div className="mt-4 grid gap-x-8 gap-y-1.5 text-ui sm:grid-cols-[7fr_5fr]">
          <p className="text-on-night-2">{step.text}</p>
          <p>
            <b className="font-semibold text-night-dawn">{yours}:</b> {step.yours}
          </p>
        </div>
      </div>
    </li>
  );
}

interface BarProps {
  /** Counted from 1. */
  readonly from: number;
  readonly to: number;
}

function Bar({ from, to }: BarProps) {
  return (
    <span aria-hidden="true" className="grid grid-cols-5 gap-1">
      {saasSetupCopy.weeks.columns.map((column, index) => {
        const isOn = index + 1 >= from && index + 1 <= to;
        return (
          <i key={column} className={cn('h-2.5 rounded-full', isOn ? 'bg-night-dawn' : 'bg-night-line')} />
        );
      })}
    </span>
  );
}
