import { Ellipsis } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { cn } from '#app/lib/cn.ts';
import type { HeaderAction } from './header-action.ts';

/** What it opens with weighs more than the rest of a header. */
const HeaderMenu = lazy(async () => ({ default: (await import('./header-menu.tsx')).HeaderMenu }));
/** Keeps its place. */
const place = (
  <span className="grid size-tap place-items-center text-ink-3">
    <Ellipsis aria-hidden="true" className="size-5" />
  </span>
);

interface HeaderActionsProps {
  readonly actions: readonly HeaderAction[];
  readonly variant?: 'outline' | 'quiet';
  /** The one filled button; stays beside the menu on phones. */
  readonly children?: ReactNode;
}

/** As many as keep their labels beside a title at 1280 px. */
const MOST_LABELLED = 3;

/** What a page of the staff offers besides its main action: buttons on a desk, one menu on a phone. */
export function HeaderActions({ actions, variant = 'outline', children }: HeaderActionsProps) {
  const isCrowded = actions.length > MOST_LABELLED;
  return (
    <>
      {actions.map((action) => (
        <HeaderButton key={action.label} {...{ action, variant, isCrowded }} />
      ))}
      {actions.length > 0 && (
        <div className="sm:hidden">
          <Suspense fallback={place}>
            <HeaderMenu {...{ actions, variant }} />
          </Suspense>
        </div>
      )}
      {children}
    </>
  );
}

interface HeaderButtonProps {
  readonly action: HeaderAction;
  readonly variant: 'outline' | 'quiet';
  readonly isCrowded: boolean;
}

/** Links are words; the rest has its icon, and only that where there is no room. */
function HeaderButton({ action, variant, isCrowded }: HeaderButtonProps) {
  const { label, Icon } = action;
  const shared = { variant, size: 'sm', className: 'max-sm:hidden' } as const;
  const content = (
    <>
      <Icon aria-hidden="true" />
      <span className={cn(isCrowded && 'max-[90rem]:sr-only')}>{label}</span>
    </>
  );
  if ('to' in action)
    return (
      <Button asChild {...shared}>
        <Link to={action.to}>{label}</Link>
      </Button>
    );
  if ('site' in action)
    return (
      <Button asChild {...shared}>
        <a href={action.site} target="_blank" rel="noreferrer">
          {label}
          <Icon aria-hidden="true" />
        </a>
      </Button>
    );
  if ('download' in action)
    return (
      <Button asChild {...shared}>
        <a href={action.download} download title={label}>
          {content}
        </a>
      </Button>
    );
  return (
    <Button {...shared} title={label} onClick={action.onSelect}>
      {content}
    </Button>
  );
}
