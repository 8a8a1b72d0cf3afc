import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { cn } from '#app/lib/cn.ts';
import { shellCopy as copy } from '#messages/shell/shell.ts';
import { createHoverIntent, type HoverIntent } from './hover-intent.ts';

const itemClasses =
  'inline-flex min-h-tap items-center gap-1 whitespace-nowrap rounded-control px-2 font-medium text-ink-2 text-ui transition-colors hover:text-ink focus-visible:rounded-control aria-[current=page]:text-ink lg:px-3';

function useMenus() {
  const [open, setOpen] = useState<string | null>(null);
  const intent = useRef<HoverIntent | null>(null);
  const { key } = useLocation();
  useEffect(() => {
    const menusIntent = createHoverIntent(setOpen, {
      set: (run, ms) => window.setTimeout(run, ms),
      clear: (timer) => window.clearTimeout(timer),
      now: () => performance.now(),
    });
    intent.current = menusIntent;
    return menusIntent.dispose;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for "another page"
  useEffect(() => intent.current?.show(null), [key]);
  return { open, intent };
}

export function NavigationMenus() {
  const { open, intent } = useMenus();
  return (
    <nav aria-label={copy.main} className="hidden md:block">
      <ul className="flex items-center lg:gap-1">
        <li>
          <NavLink to="/" end className={cn(itemClasses, 'max-xl:hidden')}>
            {copy.home}
          </NavLink>
        </li>
        <li>
          <NavLink to={copy.shop.to} className={itemClasses}>
            {copy.shop.label}
          </NavLink>
        </li>
        {copy.menus.map((menu) => (
          <MenuItem key={menu.id} menu={menu} isOpen={open === menu.id} intent={intent} />
        ))}
        <li>
          <NavLink to="/blog" className={itemClasses}>
            {copy.blog}
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}

type NavMenu = (typeof copy.menus)[number];
type MenuItemProps = { menu: NavMenu; isOpen: boolean; intent: { current: HoverIntent | null } };

function MenuItem({ menu, isOpen, intent }: MenuItemProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const panelId = `menu-${menu.id}`;
  return (
    <li
      className="relative"
      onPointerEnter={(event) => event.pointerType === 'mouse' && intent.current?.enter(menu.id)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && intent.current?.leave()}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && intent.current?.show(null)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        intent.current?.show(null);
        trigger.current?.focus();
      }}
    >
      <button
        ref={trigger}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        className={cn(itemClasses, isOpen && 'text-ink')}
        onClick={() => intent.current?.press(menu.id)}
      >
        {menu.label}
        <ChevronDown
          aria-hidden="true"
          className={cn('size-4 transition-transform', isOpen && '-rotate-180')}
        />
      </button>
      <div id={panelId} hidden={!isOpen} className="absolute top-full -left-2 z-30 pt-2">
        <MenuPanel menu={menu} />
      </div>
    </li>
  );
}

function MenuPanel({ menu }: { menu: NavMenu }) {
  return (
    <div className="w-[380px] animate-rise-in rounded-card bg-lift p-2 shadow-2 ring-1 ring-line">
      <ul>
        {menu.links.map((link) => (
          <li key={link.to}>
            <Link
              to={link.to}
              className="grid gap-0.5 rounded-control px-3 py-2.5 hover:bg-soft focus-visible:rounded-control"
            >
              <span className="font-semibold text-ui">{link.label}</span>
              <span className="text-ink-3 text-small">{link.note}</span>
            </Link>
          </li>
        ))}
      </ul>
      <ul className="mt-1 flex flex-wrap border-line border-t pt-1">
        {menu.more.map((link) => (
          <li key={link.to}>
            <Link
              to={link.to}
              className="inline-flex min-h-tap items-center rounded-control px-2.5 text-ink-2 text-small hover:bg-soft hover:text-ink focus-visible:rounded-control"
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
