import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

export function PurchaseHeading({ title, children }: Props) {
  return (
    <div role="status">
      <h1 className="text-t1">{title}</h1>
      <p className="wrap-anywhere mt-2 max-w-[38em] text-ink-2">{children}</p>
    </div>
  );
}
