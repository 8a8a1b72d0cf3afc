import { Ellipsis } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { Button } from '#app/components/ui/button.tsx';
import { cn } from '#app/lib/cn.ts';
import { tableCopy } from '#messages/components/data-table.ts';
import type { HeaderAction } from './header-action.ts';

/** Loaded lazily: its menu weighs more than the rest of the header. */
const loadMenu = () => import('./header-menu.tsx');
const HeaderMenu = lazyPart(async () => (await loadMenu()).HeaderMenu);

interface HeaderActionsProps {
  readonly actions: readonly HeaderAction[];
  readonly variant?: 'outline' | 'quiet';
  readonly isMenu?: boolean;
  readonly children?: ReactNode;
}

/** Three labelled buttons fit beside a title at 1280 px. */
const MOST_LABELLED = 3;

export function HeaderActions({
  actions,
  variant = 'outline',
  isMenu = false,
  children,
}: HeaderActionsProps) {
  const isCrowded = actions.length > MOST_LABELLED;
  return (
    <>
      {!isMenu &&
        actions.map((action) => (
          <HeaderButton key={action.label} action={action} variant={variant} isCrowded={isCrowded} />
        ))}
      {actions.length > 0 && (
        <div className={isMenu ? '' : 'sm:hidden'}>
          <MenuButton actions={actions} variant={variant} />
        </div>
      )}
      {children}
    </>
  );
}

/** A plain button until pressed: one that listened only after the menu has loaded would lose an early press. */
function MenuButton({ actions, variant }: Required<Pick<HeaderActionsProps, 'actions' | 'variant'>>) {
  const [isWanted, setIsWanted] = useState(false);
  const button = (
    <Button
      variant={variant}
      size="icon"
      aria-label={tableCopy.moreActions}
      aria-haspopup="menu"
      onPointerEnter={loadMenu}
      onFocus={loadMenu}
      onClick={() => setIsWanted(true)}
    >
      <Ellipsis aria-hidden="true" />
    </Button>
  );
  return isWanted ? (
    <Suspense fallback={button}>
      <HeaderMenu actions={actions} variant={variant} />
    </Suspense>
  ) : (
    button
  );
}

interface HeaderButtonProps {
  readonly action: HeaderAction;
  readonly variant: 'outline' | 'quiet';
  readonly isCrowded: boolean;
}

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
