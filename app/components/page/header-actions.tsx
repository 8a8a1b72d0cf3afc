import { Ellipsis, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#app/components/ui/dropdown-menu.tsx';
import { cn } from '#app/lib/cn.ts';
import { tableCopy } from '#messages/data-table.ts';

export type HeaderAction = { readonly label: string; readonly Icon: LucideIcon } & (
  | { readonly to: string }
  | { readonly download: string }
  /** Of the public site, in a tab of its own. */
  | { readonly site: string }
  | { readonly onSelect: () => void }
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
      {actions.length > 0 && <HeaderMenu {...{ actions, variant }} />}
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

function HeaderMenu({ actions, variant }: Required<Pick<HeaderActionsProps, 'actions' | 'variant'>>) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant={variant} size="icon" aria-label={tableCopy.moreActions} className="sm:hidden">
          <Ellipsis aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {actions.map((action) => (
          <HeaderMenuItem key={action.label} action={action} />
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function HeaderMenuItem({ action }: { readonly action: HeaderAction }) {
  const { label, Icon } = action;
  const content = (
    <>
      <Icon aria-hidden="true" />
      {label}
    </>
  );
  if ('to' in action)
    return (
      <DropdownMenuItem asChild>
        <Link to={action.to}>{content}</Link>
      </DropdownMenuItem>
    );
  if ('site' in action)
    return (
      <DropdownMenuItem asChild>
        <a href={action.site} target="_blank" rel="noreferrer">
          {content}
        </a>
      </DropdownMenuItem>
    );
  if ('download' in action)
    return (
      <DropdownMenuItem asChild>
        <a href={action.download} download>
          {content}
        </a>
      </DropdownMenuItem>
    );
  return <DropdownMenuItem onSelect={action.onSelect}>{content}</DropdownMenuItem>;
}
