import type { ReactNode } from 'react';

interface FormPageLayoutProps {
  readonly title: string;
  readonly lede: string;
  readonly children: ReactNode;
}

export function FormPageLayout({ title, lede, children }: FormPageLayoutProps) {
  return (
    <div className="wrap pt-10 pb-section lg:pt-20">
      <div className="mx-auto max-w-[640px]">
        <h1 className="text-t1">{title}</h1>
        <p className="mt-4 mb-10 text-ink-2 text-lede">{lede}</p>
        {children}
      </div>
    </div>
  );
}
