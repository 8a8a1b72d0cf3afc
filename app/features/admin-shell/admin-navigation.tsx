import { NavLink } from 'react-router';
import { adminShellCopy as copy } from '#messages/admin-shell.ts';
import type { AdminGroup } from './admin-links.ts';

export function AdminNavigation({ groups }: { readonly groups: readonly AdminGroup[] }) {
  return (
    <nav aria-label={copy.area} className="min-h-0 overflow-y-auto">
      {groups.map(({ name: group, links }) => (
        <div key={group ?? ''} className="mb-1">
          {group !== null && (
            <p className="px-3 pt-3 pb-1.5 font-semibold text-on-night-2 text-tag leading-none">
              {copy.groups[group]}
            </p>
          )}
          <ul className="grid gap-0.5">
            {links.map(({ name, to, icon: Icon }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === '/admin'}
                  className="group flex min-h-tap items-center pointer-fine:min-h-9 gap-3 rounded-control px-3 font-medium text-on-night-2 text-ui transition-colors hover:bg-night-2 hover:text-on-night focus-visible:rounded-control focus-visible:outline-night-dawn aria-[current=page]:bg-night-2 aria-[current=page]:text-on-night"
                >
                  <Icon
                    aria-hidden="true"
                    className="size-5 group-aria-[current=page]:text-night-dawn"
                    strokeWidth={1.75}
                  />
                  {copy.links[name]}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
