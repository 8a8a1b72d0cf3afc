import { isAllowed, type UserRole } from '#shared/roles.ts';
import { type AdminGroup, type AdminLink, adminGroups } from './admin-links.ts';

/** The sidebar as one role sees it: nothing that would lead to a refusal. */
export function visibleGroups(role: UserRole, hasDevTools = false): readonly AdminGroup[] {
  const isShown = (link: AdminLink) => isAllowed(role, link.role) && (hasDevTools || link.only === undefined);
  return adminGroups
    .map((group) => ({ ...group, links: group.links.filter(isShown) }))
    .filter(({ links }) => links.length > 0);
}

/** The link of the page that is open, however deep inside it one is. */
export function linkOf(pathname: string): AdminLink | null {
  const links = adminGroups.flatMap((group) => group.links);
  const open = links.filter(
    ({ to }) => pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`)),
  );
  return open[0] ?? null;
}

/** Where somebody begins: the overview, or the first page that their role may see. */
export function firstPage(role: UserRole): string | null {
  return visibleGroups(role)[0]?.links[0]?.to ?? null;
}
