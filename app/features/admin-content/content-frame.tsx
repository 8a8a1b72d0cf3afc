import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageHeader } from '#app/components/page-header.tsx';
import type { UserRole } from '#shared/roles.ts';
import { contentCopy as copy } from './content-copy.ts';
import { type ContentTab, tabHref, tabsOf } from './content-tabs.ts';

interface ContentFrameProps {
  readonly tab: ContentTab;
  readonly role: UserRole;
  /** What can be begun on this tab. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Title, the tabs as links with an address each, and what the open one shows. */
export function ContentFrame({ tab, role, action, children }: ContentFrameProps) {
  return (
    <>
      <PageHeader title={copy.title}>{action}</PageHeader>
      <nav aria-label={copy.tabs} className="mb-5 border-line border-b">
        <ul className="-mb-px flex flex-wrap gap-x-1">
          {tabsOf(role).map(({ name, label }) => (
            <li key={name}>
              <Link
                to={tabHref(name)}
                aria-current={name === tab ? 'page' : undefined}
                className="inline-flex min-h-tap items-center border-transparent border-b-2 px-3 font-medium text-ink-2 text-ui hover:text-ink aria-[current=page]:border-dawn-2 aria-[current=page]:font-semibold aria-[current=page]:text-ink"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </>
  );
}
