import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  readonly isAside?: boolean;
}

export function ServiceSection({ title, children, isAside = false }: Props) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={isAside ? 'mb-3 font-semibold text-t3' : 'mb-4 font-semibold text-t2'}>
        {title}
      </h2>
      {children}
    </section>
  );
}
