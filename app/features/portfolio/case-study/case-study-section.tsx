import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from '#app/lib/cn.ts';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Hides an empty section. */
  readonly isEmpty?: boolean;
  readonly className?: string;
}

export function CaseStudySection({ title, children, isEmpty = false, className }: SectionProps) {
  const id = useId();
  if (isEmpty) return null;
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-t2">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface PointsProps {
  readonly title: string;
  readonly points: readonly string[];
  readonly mark: 'open' | 'number' | 'done';
}

/** Problem, remedy, outcome: each its own mark, so that they are told apart at a glance. */
export function Points({ title, points, mark }: PointsProps) {
  return (
    <CaseStudySection
      title={title}
      isEmpty={points.length === 0}
      className="grid gap-x-8 gap-y-3 border-line border-t py-7 md:grid-cols-[180px_minmax(0,1fr)]"
    >
      <ul className="grid gap-3 md:pt-1">
        {points.map((point, index) => (
          <li key={point} className="grid grid-cols-[24px_minmax(0,1fr)] gap-2.5">
            <Mark mark={mark} place={index + 1} />
            <span className={cn(mark === 'done' ? 'font-medium text-ink' : 'text-ink-2')}>{point}</span>
          </li>
        ))}
      </ul>
    </CaseStudySection>
  );
}

function Mark({ mark, place }: { readonly mark: PointsProps['mark']; readonly place: number }) {
  if (mark === 'number') {
    return (
      <span aria-hidden="true" className="num font-semibold text-ink-3 text-ui leading-[1.8]">
        {place}
      </span>
    );
  }
  if (mark === 'done') return <Check aria-hidden="true" className="mt-1 size-5 text-credit" />;
  return <span aria-hidden="true" className="mt-3 h-0.5 w-3.5 bg-cost" />;
}
