import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface DisclosureProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

export function Disclosure({ title, note, isOpen = false, children }: DisclosureProps) {
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-tap cursor-pointer list-none items-center gap-2 text-ui [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-3 transition-transform duration-150 group-open:rotate-90"
        />
        <span className="font-semibold">{title}</span>
        {note !== undefined && <span className="text-ink-3 text-small">{note}</span>}
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}
