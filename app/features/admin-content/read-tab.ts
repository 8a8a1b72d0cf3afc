import { type AdminSitePage, listSitePages } from '#contract/admin/site-pages.ts';
import type { Client } from '#contract/client.ts';
import type { ContentTab } from './content-tabs.ts';

/** What a tab shows. */
export type ShownTab = { readonly tab: 'legal'; readonly pages: readonly AdminSitePage[] };

/** Reads one tab as its address asks for it; null when it could not be read. */
export async function readTab(
  client: Client,
  tab: ContentTab,
  _search: URLSearchParams,
): Promise<ShownTab | null> {
  switch (tab) {
    case 'legal': {
      const answer = await client.call(listSitePages);
      return answer.ok ? { tab, pages: answer.value.pages } : null;
    }
  }
}
