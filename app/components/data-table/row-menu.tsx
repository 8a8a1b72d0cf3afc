import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '#app/components/ui/dropdown-menu.tsx';
import { tableCopy } from '#messages/components/data-table.ts';

interface RowMenuProps {
  readonly name: string;
  readonly disabled?: boolean;
  readonly id?: string;
  readonly children: ReactNode;
}

export function RowMenu({ name, disabled = false, id, children }: RowMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button id={id} variant="quiet" size="icon" aria-label={tableCopy.rowMenu(name)} disabled={disabled}>
          <Ellipsis aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>{children}</DropdownMenuContent>
    </DropdownMenu>
  );
}
