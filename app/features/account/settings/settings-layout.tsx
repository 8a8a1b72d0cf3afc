import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { useScrollActiveTabIntoView } from '#app/hooks/use-scroll-active-tab-into-view.ts';
import { settingsCopy } from '#messages/account/settings.ts';
import type { SettingsNotice, SettingsTab } from './settings-notices.ts';

interface LayoutProps {
  readonly tab: SettingsTab;
  readonly notice: SettingsNotice | null;
  readonly children: ReactNode;
}

/** A column from 1024 px, a line of links below. */
export function SettingsLayout({ tab, notice, children }: LayoutProps) {
  const tabs = useScrollActiveTabIntoView<HTMLUListElement>(tab);
  return (
    <div className="max-w-[1040px]">
      <PageHeader title={settingsCopy.title} subtitle={settingsCopy.subtitle} />
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[176px_minmax(0,1fr)]">
        <nav aria-label={settingsCopy.nav} className="min-w-0 lg:sticky lg:top-9 lg:self-start">
          <ul
            ref={tabs}
            className="flex overflow-x-auto border-line max-lg:-mx-5 max-lg:border-b max-lg:px-2 max-lg:[scrollbar-width:none] md:max-lg:mx-0 md:max-lg:px-0 lg:grid lg:border-l"
          >
            {Object.entries(settingsCopy.tabs).map(([name, label]) => (
              <li key={name}>
                <Link
                  to={name === 'security' ? '/user/settings' : `/user/settings?tab=${name}`}
                  preventScrollReset
                  aria-current={name === tab ? 'page' : undefined}
                  className="flex min-h-tap items-center whitespace-nowrap px-3 font-medium text-ink-2 text-ui hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:font-semibold aria-[current=page]:text-ink max-lg:aria-[current=page]:shadow-[inset_0_-3px_0_var(--dawn-deep)] lg:px-4 lg:aria-[current=page]:shadow-[inset_2px_0_0_var(--dawn-deep)]"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid min-w-0 gap-10">
          {notice !== null && (
            <p role="status" className="rounded-card bg-credit-soft px-4 py-3 text-ui">
              <b className="block font-semibold">{notice.title}</b>
              {notice.text}
            </p>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly lede: string;
  readonly state?: ReactNode;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

export function SettingsSection({ title, lede, state, action, children }: SectionProps) {
  return (
    <section aria-label={title} className="grid gap-4">
      <div className="grid items-end gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid max-w-[34em] gap-1">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-t3">
            {title}
            {state}
          </h2>
          <p className="text-ink-2 text-ui">{lede}</p>
        </div>
        {action !== undefined && <div className="flex flex-wrap gap-2">{action}</div>}
      </div>
      {children}
    </section>
  );
}

export function SettingsRow({ children }: { readonly children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t py-3 last:border-b">
      {children}
    </li>
  );
}
