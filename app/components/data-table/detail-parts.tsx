import type { ReactNode } from 'react';

export type DetailFact = readonly [label: string, value: ReactNode];

export function DetailFacts({ facts }: { readonly facts: readonly DetailFact[] }) {
  return (
    <dl className="text-ui tabular-nums">
      {facts.map(([label, value]) => (
        <div
          key={label}
          className="grid grid-cols-[7rem_minmax(0,1fr)] items-baseline gap-x-4 border-line border-b py-2 first:pt-0 last:border-b-0"
        >
          <dt className="text-ink-3 text-small">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface DetailSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function DetailSection({ title, children }: DetailSectionProps) {
  return (
    <section aria-label={title} className="mt-6">
      <h2 className="mb-1 border-line border-b pb-2 text-t3">{title}</h2>
      {children}
    </section>
  );
}
