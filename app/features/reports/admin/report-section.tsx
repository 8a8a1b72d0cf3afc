import type { ReactNode } from 'react';

interface ReportSectionProps {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

export function ReportSection({ id, title, text, children }: ReportSectionProps) {
  return (
    <section aria-labelledby={id}>
      <header className="border-line border-b pb-3">
        <h2 id={id} className="text-t3">
          {title}
        </h2>
        {text !== undefined && <p className="text-ink-3 text-small">{text}</p>}
      </header>
      {children}
    </section>
  );
}
