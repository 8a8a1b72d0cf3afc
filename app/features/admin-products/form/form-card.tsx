import { type ReactNode, useId } from 'react';
import { anchorOf } from './form-outline.tsx';

interface FormCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function FormCard({ title, children }: FormCardProps) {
  const id = useId();
  return (
    <section
      id={anchorOf(title)}
      aria-labelledby={id}
      className="grid min-w-0 scroll-mt-36 gap-5 rounded-card border border-line bg-surface p-5 md:p-6 lg:scroll-mt-24"
    >
      <h2 id={id} className="text-t3">
        {title}
      </h2>
      {children}
    </section>
  );
}
