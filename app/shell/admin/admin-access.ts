import { unprefixed } from '#shared/language/page-language.ts';
import { isAllowed, type UserRole } from '#shared/people/roles.ts';
import { type AdminGroup, type AdminLink, adminGroups } from './admin-links.ts';
import { paletteLinks } from './palette-links.ts';

export function visibleGroups(role: UserRole, hasDevTools = false): readonly AdminGroup[] {
  const isVisible = (link: AdminLink) =>
    isAllowed(role, link.role) && (hasDevTools || link.only === undefined);
  return adminGroups
    .map((group) => ({ ...group, links: group.links.filter(isVisible) }))
    .filter(({ links }) => links.length > 0);
}

export function activeLink(
  pathname: string,
): { readonly to: string; readonly role: AdminLink['role'] } | null {
  const links = [...adminGroups.flatMap(({ links }) => links), ...paletteLinks];
  const open = links.filter(
    ({ to }) => pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`)),
  );
  return open.toSorted((a, b) => b.to.length - a.to.length)[0] ?? null;
}

export function firstAllowedPage(role: UserRole): string | null {
  return visibleGroups(role)[0]?.links[0]?.to ?? null;
}

/** Null: the page may be opened (ADM-003 to ADM-007). */
export function guardRedirect(role: UserRole | null, url: Pick<URL, 'pathname' | 'search'>) {
  const pathname = unprefixed(url.pathname);
  if (role === null) return `/login?next=${encodeURIComponent(pathname + url.search)}`;
  if (isAllowed(role, activeLink(pathname)?.role ?? 'moderator')) return null;
  return (pathname === '/admin' && firstAllowedPage(role)) || '/403';
}
