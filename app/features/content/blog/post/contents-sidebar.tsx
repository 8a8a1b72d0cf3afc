import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useActiveHeading } from '#app/hooks/use-active-heading.ts';
import { cn } from '#app/lib/cn.ts';
import type { Heading } from '#app/lib/extract-headings.ts';
import { postCopy as copy } from '#messages/content/blog.ts';
import { bindNumbers } from '#shared/language/bind-numbers.ts';

interface ContentsProps {
  readonly headings: readonly Heading[];
}

/** Sticky and collapsible beside the text on wide screens (BLOG-011). */
export function ContentsSidebar({ headings }: ContentsProps) {
  const [isOpen, setIsOpen] = useState(true);
  const listId = useId();
  const activeId = useActiveHeading(headings.map(({ id }) => id));
  return (
    <nav
      aria-label={copy.contents}
      className="sticky top-[calc(var(--bar)+24px)] hidden max-h-[calc(100dvh-var(--bar)-48px)] overflow-y-auto overscroll-contain lg:block"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
        className="group mb-2 flex min-h-11 w-full items-center justify-between gap-3 pr-2 text-left font-semibold text-ui"
      >
        {copy.contents}
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-ink-3 transition-transform group-aria-expanded:rotate-180"
        />
      </button>
      <div id={listId} hidden={!isOpen}>
        <ContentsLinks headings={headings} activeId={activeId} />
      </div>
    </nav>
  );
}

export function ContentsDisclosure({ headings }: ContentsProps) {
  return (
    <nav aria-label={copy.contents} className="lg:hidden">
      <details className="group mb-10 border-line border-y">
        <summary className="flex min-h-14 list-none items-center justify-between gap-3 font-semibold text-ui [&::-webkit-details-marker]:hidden">
          {copy.contents}
          <ChevronDown
            aria-hidden="true"
            className="size-5 text-ink-3 transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="pb-4">
          <ContentsLinks headings={headings} activeId={null} />
        </div>
      </details>
    </nav>
  );
}

interface ContentsLinksProps {
  readonly headings: readonly Heading[];
  readonly activeId: string | null;
}

function ContentsLinks({ headings, activeId }: ContentsLinksProps) {
  return (
    <ol className="text-ui">
      {headings.map(({ id, level, text }) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            onClick={() => focusHeading(id)}
            aria-current={id === activeId ? 'location' : undefined}
            className={cn(
              'flex min-h-11 items-center border-line border-l-2 py-2 pr-2 text-ink-2 leading-snug transition-colors hover:text-ink aria-[current]:border-dawn-2 aria-[current]:font-semibold aria-[current]:text-ink',
              level === 3 ? 'pl-8 text-small' : 'pl-4',
            )}
          >
            {bindNumbers(text)}
          </Link>
        </li>
      ))}
    </ol>
  );
}

function focusHeading(id: string): void {
  const heading = document.getElementById(id);
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
