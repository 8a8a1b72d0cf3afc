import { Copy, Ellipsis, Eye, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx';
import { Button } from '#app/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#app/components/ui/dropdown-menu.tsx';
import { contentCopy as copy } from './content-copy.ts';

interface RowActionsProps {
  /** What the row is called. */
  readonly title: string;
  readonly editHref: string;
  readonly previewHref: string;
  readonly ask: { readonly title: string; readonly text: string };
  readonly isBusy: boolean;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

/** What can be done with one text of the desk; deleting asks once, naming it. */
export function RowActions(props: RowActionsProps) {
  const { title, editHref, previewHref, ask, isBusy, onDuplicate, onRemove } = props;
  const [isAsking, setIsAsking] = useState(false);
  const remove = () => {
    setIsAsking(false);
    onRemove();
  };
  return (
    <>
      <Button asChild variant="quiet" size="icon">
        <Link to={editHref} aria-label={`${copy.edit} ${title}`} title={copy.edit}>
          <Pencil aria-hidden="true" />
        </Link>
      </Button>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="quiet" size="icon" aria-label={copy.more(title)} disabled={isBusy}>
            <Ellipsis aria-hidden="true" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem asChild>
            <a href={previewHref} target="_blank" rel="noreferrer">
              <Eye aria-hidden="true" />
              {copy.preview}
            </a>
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={onDuplicate}>
            <Copy aria-hidden="true" />
            {copy.duplicate}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setIsAsking(true)}>
            <Trash2 aria-hidden="true" />
            {copy.remove}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {isAsking && (
        <ConfirmDialog {...ask} action={copy.remove} onConfirm={remove} onClose={() => setIsAsking(false)} />
      )}
    </>
  );
}
