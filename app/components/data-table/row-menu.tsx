import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '#app/components/ui/dropdown-menu.tsx';
import { tableCopy } from '#messages/data-table.ts';

interface RowMenuProps {
  /** Names the row. */
  readonly name: string;
  readonly disabled?: boolean;
  /** Of its button, which gets the focus back where the row is drawn anew. */
  readonly id?: string;
  /** Items; what destroys comes last, after a separator. */
  readonly children: ReactNode;
}

/** All that can be done with a row. */
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
