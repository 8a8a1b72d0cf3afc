import { ChevronDown } from 'lucide-react';
import type { Heading } from '#app/lib/extract-headings.ts';
import { legalCopy as copy } from '#messages/legal.ts';

interface Props {
  readonly headings: readonly Heading[];
}

/** The sections of the text: beside it where there is room, folded above it on a phone. */
export function LegalContents({ headings }: Props) {
  if (headings.length === 0) return null;
  return (
    <div className="print:hidden">
      <details className="group border-line border-y lg:hidden">
        <summary className="flex min-h-14 list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
          {copy.contents}
          <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <nav aria-label={copy.contents} className="pb-4">
          <Places headings={headings} />
        </nav>
      </details>
      <nav
        aria-label={copy.contents}
        className="sticky top-[calc(var(--bar)+32px)] max-h-[calc(100dvh-var(--bar)-56px)] overflow-y-auto max-lg:hidden"
      >
        <p className="pb-2 font-semibold text-small">{copy.contents}</p>
        <Places headings={headings} />
      </nav>
    </div>
  );
}

function Places({ headings }: Props) {
  return (
    <ol>
      {headings.map(({ id, text }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="grid min-h-tap grid-cols-[28px_minmax(0,1fr)] items-center -outline-offset-2 py-1.5 text-ink-2 text-ui leading-snug hover:text-ink hover:underline hover:underline-offset-4 lg:min-h-10"
          >
            <span aria-hidden="true" className="num text-ink-3 text-small">
              {index + 1}
            </span>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
