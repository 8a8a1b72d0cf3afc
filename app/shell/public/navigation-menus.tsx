import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { cn } from '#app/lib/cn.ts';
import { shellCopy as copy } from '#messages/shell/shell.ts';

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

/** In ms before a menu opens, unless another one closed just before; and before it closes. */
const OPEN_MS = 200;
const SKIP_MS = 300;
const CLOSE_MS = 150;
const PRESS_MS = 500;

type Timers = {
  set: (run: () => void, ms: number) => number;
  clear: (timer: number) => void;
  now: () => number;
};

export type HoverIntent = {
  enter: (menu: string) => void;
  leave: () => void;
  press: (menu: string) => void;
  show: (menu: string | null) => void;
  dispose: () => void;
};

/** Implements PUB-041 to PUB-043 free of the DOM: `onChange` gets the menu to show, or null. */
export function createHoverIntent(onChange: (menu: string | null) => void, timers: Timers): HoverIntent {
  let open: string | null = null;
  let closedAt = Number.NEGATIVE_INFINITY;
  let pointedAt = Number.NEGATIVE_INFINITY;
  let pending: number | null = null;

  function cancel(): void {
    if (pending !== null) timers.clear(pending);
    pending = null;
  }

  function show(menu: string | null): void {
    cancel();
    if (menu === open) return;
    if (menu === null) closedAt = timers.now();
    open = menu;
    onChange(menu);
  }

  return {
    show,
    press(menu) {
      show(open === menu && timers.now() - pointedAt > PRESS_MS ? null : menu);
    },
    enter(menu) {
      cancel();
      const skips = open !== null || timers.now() - closedAt <= SKIP_MS;
      const point = () => {
        pointedAt = timers.now();
        show(menu);
      };
      if (skips) point();
      else pending = timers.set(point, OPEN_MS);
    },
    leave() {
      cancel();
      if (open !== null) pending = timers.set(() => show(null), CLOSE_MS);
    },
    dispose: cancel,
  };
}
