import type { ReactNode } from 'react';
import { Select } from '#app/components/ui/select.tsx';
import { useActiveHeading } from '#app/hooks/use-active-heading.ts';
import { cn } from '#app/lib/cn.ts';
import { formSectionsCopy as copy } from '#messages/components/save-bar.ts';

export interface FormSectionEntry {
  readonly id: string;
  readonly label: string;
  readonly hasError?: boolean;
}

interface FormSectionsProps {
  readonly sections: readonly FormSectionEntry[];
  readonly tools?: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

const SCROLL_LINE_PX = 160;

export function FormSections({ sections, tools, aside, children }: FormSectionsProps) {
  const passed = useActiveHeading(
    sections.map(({ id }) => id),
    SCROLL_LINE_PX,
  );
  const active = passed ?? sections[0]?.id;
  return (
    <>
      <div className="sticky top-15 z-10 -mx-[clamp(16px,2.4vw,48px)] mb-5 flex gap-2 border-line border-b bg-paper px-[clamp(16px,2.4vw,48px)] py-2 lg:hidden">
        <Select
          aria-label={copy.index}
          value={active}
          onChange={({ target }) => document.getElementById(target.value)?.scrollIntoView()}
          className="min-w-0 flex-1"
        >
          {sections.map(({ id, label, hasError = false }, at) => (
            <option key={id} value={id}>
              {copy.place({ at: at + 1, of: sections.length, label, hasError })}
            </option>
          ))}
        </Select>
        {tools}
      </div>
      <div
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] gap-x-8 lg:grid-cols-[150px_minmax(0,1fr)]',
          aside !== undefined && 'xl:grid-cols-[150px_minmax(0,1fr)_288px]',
        )}
      >
        <nav aria-label={copy.index} className="sticky top-5 self-start max-lg:hidden">
          <ul>
            {sections.map(({ id, label, hasError = false }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  aria-current={id === active ? 'true' : undefined}
                  className="flex min-h-10 items-center justify-between gap-2 border-line border-l-2 py-1 pl-3.5 leading-snug font-medium text-ink-2 text-ui hover:text-ink aria-current:border-dawn-2 aria-current:font-semibold aria-current:text-ink"
                >
                  {label}
                  {hasError && (
                    <span className="size-2 shrink-0 rounded-full bg-debit">
                      <span className="sr-only">{copy.hasError}</span>
                    </span>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">{children}</div>
        {aside !== undefined && (
          <aside aria-label={copy.aside} className="sticky top-5 self-start max-xl:hidden">
            {aside}
          </aside>
        )}
      </div>
    </>
  );
}

interface FormSectionProps {
  readonly id: string;
  readonly title: string;
  readonly hint?: string;
  readonly isTitleHidden?: boolean;
  readonly children: ReactNode;
}

export function FormSection({ id, title, hint, isTitleHidden = false, children }: FormSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-13 gap-5 border-line border-t py-7 first:border-t-0 first:pt-0 lg:scroll-mt-0"
    >
      <div className={isTitleHidden ? 'sr-only' : ''}>
        <h2 id={`${id}-title`} className="text-t3">
          {title}
        </h2>
        {hint !== undefined && <p className="text-ink-2 text-ui">{hint}</p>}
      </div>
      {children}
    </section>
  );
}
