import { isAllowed, type UserRole } from '#shared/roles.ts';

/** ACON-001, and what else of the public pages is written by hand. */
export const contentTabs = [{ name: 'legal', label: 'Halaman legal', role: 'admin' }] as const;

export type ContentTab = (typeof contentTabs)[number]['name'];

/** Nothing that would lead to a refusal (DECISIONS 35). */
export const tabsOf = (role: UserRole) => contentTabs.filter((tab) => isAllowed(role, tab.role));

/** The tab of the address; the first one when it names none that this role may see. */
export function tabIn(search: URLSearchParams, role: UserRole): ContentTab {
  const seen = tabsOf(role);
  const wanted = seen.find(({ name }) => name === search.get('tab')) ?? seen[0] ?? contentTabs[0];
  return wanted.name;
}

/** The first tab is the page itself. */
export const tabHref = (tab: ContentTab): string =>
  tab === contentTabs[0].name ? '/admin/content' : `/admin/content?tab=${tab}`;
