import { Link } from 'react-router';
import { Avatar } from '#app/components/brand/avatar.tsx';
import { Brand } from '#app/components/brand/brand.tsx';
import { LanguageLink } from '#app/components/brand/language-link.tsx';
import { ThemeSwitch } from '#app/components/brand/theme-switch.tsx';
import { Money } from '#app/components/commerce/money.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Sheet, SheetContent, SheetTitle } from '#app/components/ui/sheet.tsx';
import { signOut } from '#app/hooks/session/sign-out.ts';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { roleLabels } from '#messages/account/roles.ts';
import { shellCopy as copy } from '#messages/shell/shell.ts';
import { visitorMenuCopy as menuCopy } from '#messages/shell/visitor-menu.ts';
import { toRupiah } from '#shared/money/money.ts';

const rowClasses =
  'flex min-h-13 items-center justify-between border-line border-t font-semibold text-body tracking-[-0.012em]';

export function NavigationDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SheetContent className="px-6 pb-8">
        <SheetTitle className="sr-only">{menuCopy.menu}</SheetTitle>
        <div className="flex min-h-bar items-center">
          <Brand />
        </div>
        <DrawerAccount onClose={onClose} />
        <nav aria-label={menuCopy.menu} className="mt-5 grid">
          <Link to="/" onClick={onClose} className={rowClasses}>
            {copy.home}
          </Link>
          {copy.menus.map((menu) => (
            <DrawerGroup key={menu.id} menu={menu} onClose={onClose} />
          ))}
          <Link to="/blog" onClick={onClose} className={rowClasses}>
            {copy.blog}
          </Link>
        </nav>
        <div className="mt-auto flex items-center justify-between gap-4 border-line border-t pt-4">
          <ThemeSwitch labelled />
          <LanguageLink className="inline-flex min-h-tap items-center font-semibold text-ui" />
        </div>
      </SheetContent>
    </Sheet>
  );
}

interface DrawerGroupProps {
  readonly menu: (typeof copy.menus)[number];
  onClose(): void;
}

function DrawerGroup({ menu, onClose }: DrawerGroupProps) {
  const rows = (links: readonly { label: string; to: string }[]) =>
    links.map((link) => (
      <li key={link.to}>
        <Link to={link.to} onClick={onClose} className="flex min-h-tap items-center font-medium">
          {link.label}
        </Link>
      </li>
    ));
  return (
    <div className="border-line border-t py-2">
      <p className="text-ink-3 text-small">{menu.label}</p>
      <ul>{rows(menu.links)}</ul>
      <ul className="grid grid-cols-2 gap-x-4 text-ink-2 text-ui">{rows(menu.more)}</ul>
    </div>
  );
}

function DrawerAccount({ onClose }: { onClose: () => void }) {
  const { viewer } = useViewer();
  if (viewer === null) {
    return (
      <div className="grid grid-cols-2 gap-3">
        <Button asChild variant="outline">
          <Link to="/login">{copy.login}</Link>
        </Button>
        <Button asChild>
          <Link to="/signup">{copy.signUp}</Link>
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
          <p className="text-ink-3">{menuCopy.role(roleLabels[viewer.role])}</p>
        </div>
      </div>
      <Link
        to="/user/billing"
        onClick={onClose}
        className="flex min-h-tap items-center justify-between text-ui"
      >
        {copy.balance}
        <Money amount={toRupiah(viewer.wallet.balance_bigint)} className="font-semibold" />
      </Link>
      {viewer.role === 'admin' && (
        <Button asChild variant="outline" block>
          <Link to="/admin">{menuCopy.admin}</Link>
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
          {menuCopy.logout}
        </Button>
        <Button asChild>
          <Link to="/user">{copy.portal}</Link>
        </Button>
      </div>
    </div>
  );
}
