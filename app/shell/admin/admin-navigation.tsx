import { Link, useLocation } from 'react-router';
import { adminShellCopy as copy } from '#messages/shell/admin.ts';
import type { AdminGroup, AdminLink } from './admin-links.ts';

/** In a low window the rows shrink for a mouse, so that all of them fit into 720 px. */
const rowClasses =
  'group flex min-h-tap items-center gap-3 rounded-control px-3 font-medium text-on-night-2 text-ui transition-colors hover:bg-night-2 hover:text-on-night focus-visible:rounded-control focus-visible:outline-night-dawn focus-visible:-outline-offset-2 aria-[current=page]:bg-night-2 aria-[current=page]:text-on-night pointer-fine:min-h-[clamp(1.5rem,3.3dvh,2.25rem)] pointer-fine:leading-tight';

function isAbove(pathname: string, { to, also = [] }: AdminLink): boolean {
  return [to, ...also].some(
    (page) => pathname === page || (page !== '/admin' && pathname.startsWith(`${page}/`)),
  );
}

export function AdminNavigation({ groups }: { readonly groups: readonly AdminGroup[] }) {
  const { pathname } = useLocation();
  const above = groups.flatMap(({ links }) => links).filter((link) => isAbove(pathname, link));
  const nearest = above.toSorted((a, b) => b.to.length - a.to.length)[0]?.to;
  return (
    <nav aria-label={copy.area} className="min-h-0 flex-1 overflow-y-auto">
      {groups.map(({ name: group, links }) => (
        <div key={group ?? ''}>
          {group !== null && (
            <p className="px-3 pt-[clamp(0rem,calc(6dvh-2.7rem),1rem)] pb-0.5 font-semibold text-on-night-2 text-tag leading-none">
              {copy.groups[group]}
            </p>
          )}
          <ul>
            {links.map(({ name, to, icon: Icon }) => (
              <li key={to}>
                <Link to={to} aria-current={to === nearest ? 'page' : undefined} className={rowClasses}>
                  <Icon
                    aria-hidden="true"
                    className="size-5 group-aria-[current=page]:text-night-dawn"
                    strokeWidth={1.75}
                  />
                  {copy.links[name]}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
