import type { ReactNode } from 'react';

interface FormPlaneProps {
  readonly title: string;
  readonly lede: string;
  readonly person?: ReactNode;
  readonly aside: ReactNode;
  readonly places?: ReactNode;
  readonly children: ReactNode;
}

export function FormPlane({ title, lede, person, aside, places, children }: FormPlaneProps) {
  return (
    <div data-plane="dawn" className="overflow-hidden bg-plane-dawn text-on-plane">
      <div className="wrap pt-8 lg:pt-16">
        <div className="grid gap-x-16 gap-y-7 lg:grid-cols-[6fr_7fr] lg:grid-rows-[auto_1fr]">
          <div>
            <h1 className="text-t1">{title}</h1>
            <p className="mt-3 max-w-[32em] text-body text-on-plane-2 lg:text-lede">{lede}</p>
            {person}
          </div>
          <div className="self-start rounded-sheet bg-surface p-5 text-ink ring-1 ring-line sm:p-8 lg:row-span-2">
            {children}
          </div>
          <div className="max-w-[560px] self-start lg:sticky lg:top-24">{aside}</div>
        </div>
        {places ?? <div className="h-12 lg:h-20" />}
      </div>
    </div>
  );
}

export const NextSteps = ({ steps }: { readonly steps: readonly Step[] }) => (
  <ol>
    {steps.map(({ time, text }) => (
      <li key={time} className="grid grid-cols-[104px_1fr] gap-4 border-plane-line border-t py-3 text-ui">
        <span className="num font-semibold">{time}</span>
        <span className="text-on-plane-2">{text}</span>
      </li>
    ))}
  </ol>
);

interface Step {
  readonly time: string;
  readonly text: string;
}
