import { Ellipsis } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#app/components/ui/dropdown-menu.tsx';
import { tableCopy } from '#messages/components/data-table.ts';
import type { HeaderAction } from './header-action.ts';

interface Props {
  readonly actions: readonly HeaderAction[];
  readonly variant: 'outline' | 'quiet';
}

export function HeaderMenu({ actions, variant }: Props) {
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <Button variant={variant} size="icon" aria-label={tableCopy.moreActions}>
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
