import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
  readonly isLoud?: boolean;
  readonly isEmpty?: boolean;
}

export function ProductSection({ title, note, children, isLoud = false, isEmpty = false }: Props) {
  const id = useId();
  if (isEmpty) return null;
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <div className="lg:sticky lg:top-[calc(var(--bar)+24px)] lg:self-start">
        <h2 id={id} className={isLoud ? 'text-t2' : 'text-t3'}>
          {title}
        </h2>
        {note !== undefined && <div className="mt-1.5 max-w-[26em] text-ink-2 text-ui">{note}</div>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
