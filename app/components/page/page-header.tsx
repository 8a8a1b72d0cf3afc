import type { ReactNode } from 'react';

type PageHeaderProps = {
  title: string;
  subtitle?: ReactNode;
  children?: ReactNode;
};

export function PageHeader({ title, subtitle, children }: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 md:mb-8">
      <div className="grid min-w-0 flex-[1_1_11rem] gap-1 md:flex-[1_1_16rem]">
        <h1 className="wrap-anywhere text-[clamp(1.5rem,1.2rem+1.2vw,2rem)] leading-tight tracking-[-0.028em]">
          {title}
        </h1>
        {subtitle && <p className="text-ink-2 text-ui">{subtitle}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </header>
  );
}
