import { formCopy as copy } from '#messages/admin-product-form.ts';

interface FormOutlineProps {
  readonly titles: readonly string[];
}

export const anchorOf = (title: string): string => title.toLowerCase().replace(/[^a-z]+/g, '-');

/** Links to the cards; hidden on small screens. */
export function FormOutline({ titles }: FormOutlineProps) {
  return (
    <nav aria-label={copy.outline} className="max-xl:hidden">
      <ul className="grid grid-cols-2 gap-x-4 text-small">
        {titles.map((title) => (
          <li key={title}>
            <a
              href={`#${anchorOf(title)}`}
              className="flex min-h-8 items-center text-ink-2 hover:text-ink hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
