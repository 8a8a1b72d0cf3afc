import { Link } from 'react-router';
import { cn } from '#app/lib/cn.ts';
import type { Heading } from '#app/lib/extract-headings.ts';

interface ContentsLinksProps {
  readonly headings: readonly Heading[];
  /** The heading that was passed last. */
  readonly activeId: string | null;
}

/** Links of a table of contents, with the active one marked. */
export function ContentsLinks({ headings, activeId }: ContentsLinksProps) {
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
            {text}
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** Moves the focus to the heading, as a native anchor does. */
function focusHeading(id: string): void {
  const heading = document.getElementById(id);
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
