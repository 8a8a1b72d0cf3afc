import { Link, useLocation } from 'react-router';
import { segmentClasses, trackClasses } from '#app/components/ui/segmented.tsx';
import { cn } from '#app/lib/cn.ts';
import { builderCopy as copy } from '#messages/catalog/admin-content-builder.ts';

export type BuilderTab = 'details' | 'content';

export function readBuilderTab(search: string): BuilderTab {
  return new URLSearchParams(search).get('tab') === 'content' ? 'content' : 'details';
}

/** APRD-043: the open tab is in the URL. */
export function BuilderTabs({ tab }: { readonly tab: BuilderTab }) {
  const { pathname } = useLocation();
  const tabs = [
    { name: 'details', label: copy.details, to: pathname },
    { name: 'content', label: copy.title, to: `${pathname}?tab=content` },
  ] as const;
  return (
    <nav aria-label={copy.tabs} className={cn(trackClasses, 'mb-5')}>
      {tabs.map(({ name, label, to }) => (
        <Link
          key={name}
          to={to}
          replace
          preventScrollReset
          aria-current={tab === name ? 'page' : undefined}
          data-state={tab === name ? 'active' : undefined}
          className={cn(segmentClasses, 'text-center max-sm:whitespace-normal max-sm:text-small')}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
