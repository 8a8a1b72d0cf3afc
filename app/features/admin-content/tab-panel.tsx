import type { ShownTab } from './read-tab.ts';
import { SitePagesList } from './site-pages-list.tsx';

export function TabPanel({ shown }: { readonly shown: ShownTab }) {
  switch (shown.tab) {
    case 'legal':
      return <SitePagesList pages={shown.pages} />;
  }
}
