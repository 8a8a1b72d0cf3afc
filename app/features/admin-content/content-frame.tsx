import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { PageHeader } from '#app/components/page-header.tsx';
import type { UserRole } from '#shared/roles.ts';
import { contentCopy as copy } from './content-copy.ts';
import { contentTabs, tabsOf } from './content-tabs.ts';

interface ContentFrameProps {
  readonly role: UserRole;
  readonly children: ReactNode;
}

/** Title, the tabs as links with an address each, and what the open one shows. */
export function ContentFrame({ role, children }: ContentFrameProps) {
  return (
    <>
      <PageHeader title={copy.title} />
      <nav aria-label={copy.tabs} className="mb-5 border-line border-b">
        <ul className="-mb-px flex flex-wrap gap-x-1">
          {tabsOf(role).map(({ label, to }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === contentTabs[0].to}
                className="inline-flex min-h-tap items-center border-transparent border-b-2 px-3 font-medium text-ink-2 text-ui hover:text-ink aria-[current=page]:border-dawn-2 aria-[current=page]:font-semibold aria-[current=page]:text-ink"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </>
  );
}
