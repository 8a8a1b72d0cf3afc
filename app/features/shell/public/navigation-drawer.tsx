import { Link } from 'react-router';
import { Avatar } from '#app/components/brand/avatar.tsx';
import { Brand } from '#app/components/brand/brand.tsx';
import { ThemeSwitch } from '#app/components/brand/theme-switch.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Sheet, SheetContent, SheetTitle } from '#app/components/ui/sheet.tsx';
import { signOut, useViewer } from '#app/hooks/session/use-viewer.ts';
import { roleLabels } from '../role-labels.ts';
import { blogLink, homeLink, menus } from './nav-links.ts';

const rowClasses =
  'flex min-h-13 items-center justify-between border-line border-t font-semibold text-body tracking-[-0.012em]';

/** The whole navigation on a phone; on a tablet what its bar has no room for. */
export function NavigationDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SheetContent className="px-6 pb-8">
        <SheetTitle className="sr-only">Menu</SheetTitle>
        <div className="flex min-h-bar items-center">
          <Brand />
        </div>
        <nav aria-label="Menu" className="grid">
          <Link to={homeLink.to} onClick={onClose} className={rowClasses}>
            {homeLink.label}
          </Link>
          {menus.map((menu) => (
            <DrawerGroup key={menu.id} title={menu.label} onClose={onClose} links={[...menu.links]} />
          ))}
          <Link to={blogLink.to} onClick={onClose} className={rowClasses}>
            {blogLink.label}
          </Link>
          <DrawerGroup
            title="Di beranda"
            onClose={onClose}
            links={menus.flatMap((menu) => [...menu.anchors])}
          />
        </nav>
        <div className="mt-auto grid gap-6 border-line border-t pt-6">
          <ThemeSwitch labelled />
          <DrawerAccount onClose={onClose} />
        </div>
      </SheetContent>
    </Sheet>
  );
}

type DrawerGroupProps = {
  title: string;
  links: readonly { label: string; to: string }[];
  onClose: () => void;
};

function DrawerGroup({ title, links, onClose }: DrawerGroupProps) {
  return (
    <div className="border-line border-t py-3">
      <p className="text-ink-3 text-small">{title}</p>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} onClick={onClose} className="flex min-h-tap items-center font-medium">
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function DrawerAccount({ onClose }: { onClose: () => void }) {
  const { viewer } = useViewer();
  if (viewer === null) {
    return (
      <div className="grid grid-cols-2 gap-3">
        <Button asChild variant="outline">
          <Link to="/login">Login</Link>
        </Button>
        <Button asChild>
          <Link to="/signup">Sign Up</Link>
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-3">
        <Avatar id={viewer.id} src={viewer.avatar_url} />
        <div className="min-w-0 text-small">
          <p className="truncate font-semibold text-ui">{viewer.full_name || viewer.email}</p>
          <p className="truncate text-ink-2">{viewer.email}</p>
          <p className="text-ink-3">Role: {roleLabels[viewer.role]}</p>
        </div>
      </div>
      {viewer.role === 'admin' && (
        <Button asChild variant="outline" block>
          <Link to="/admin">Admin Portal</Link>
        </Button>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Button
          variant="outline"
          onClick={() => {
            onClose();
            void signOut();
          }}
        >
          Logout
        </Button>
        <Button asChild>
          <Link to="/user">User Portal</Link>
        </Button>
      </div>
    </div>
  );
}
