import { Link } from 'react-router';
import { useScrollActiveTabIntoView } from '#app/hooks/use-scroll-active-tab-into-view.ts';

interface PageTabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly label: string; readonly to: string }[];
  readonly current: string;
}

export function PageTabs({ label, tabs, current }: PageTabsProps) {
  const list = useScrollActiveTabIntoView<HTMLUListElement>(current);
  return (
    <nav aria-label={label} className="mb-5 border-line border-b max-md:-mx-4">
      <ul
        ref={list}
        className="-mb-px flex gap-x-1 overflow-x-auto [scrollbar-width:none] max-md:px-1 lg:flex-wrap"
      >
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link
              to={tab.to}
              aria-current={tab.to === current ? 'page' : undefined}
              className="inline-flex min-h-tap items-center whitespace-nowrap border-transparent border-b-2 px-3 font-medium text-ink-2 text-ui hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-dawn-2 aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
