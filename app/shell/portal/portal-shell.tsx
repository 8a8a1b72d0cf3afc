import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { usePalette } from '#app/components/command-palette/use-palette.tsx';
import { NavigationLine } from '#app/components/page/navigation-line.tsx';
import { PageScripts } from '#app/components/page/page-scripts.tsx';
import { SkipLink } from '#app/components/page/skip-link.tsx';
import { UntranslatedNote } from '#app/components/page/untranslated-note.tsx';
import { signOut } from '#app/hooks/session/sign-out.ts';
import type { Viewer } from '#contract/account/session.ts';
import { portalTabBarLinks } from './portal-links.ts';
import { PortalMobileHeader, PortalTabBar } from './portal-mobile-bars.tsx';
import { PortalSidebar } from './portal-sidebar.tsx';

const IN_REACH = portalTabBarLinks.map(({ to }) => to);
const loadPalette = async () => (await import('./command-palette.tsx')).CommandPalette;

type PortalShellProps = { viewer: Viewer; children: ReactNode };

/** A sidebar from 1024 px, bars above and below on smaller screens. */
export function PortalShell({ viewer, children }: PortalShellProps) {
  const navigate = useNavigate();
  const { open, palette } = usePalette({
    load: loadPalette,
    render: (CommandPalette, opened) => <CommandPalette {...opened} />,
  });
  const onSignOut = async () => {
    await signOut();
    navigate('/');
  };
  return (
    <div className="lg:flex">
      <SkipLink />
      <NavigationLine />
      <PageScripts soon={IN_REACH} />
      <PortalSidebar viewer={viewer} onSearch={open} onSignOut={onSignOut} />
      <div className="min-w-0 flex-1">
        <PortalMobileHeader viewer={viewer} onSearch={open} />
        <main
          id="isi"
          tabIndex={-1}
          className="mx-auto max-w-[1240px] px-[clamp(20px,3.4vw,56px)] pt-6 pb-28 outline-none max-lg:has-[[data-only-foot]]:pb-4 md:pt-9 lg:pb-16 print:p-0"
        >
          {children}
          <UntranslatedNote className="mt-8 text-ink-3 text-small" />
        </main>
        <PortalTabBar viewer={viewer} onSignOut={onSignOut} />
      </div>
      {palette}
    </div>
  );
}
