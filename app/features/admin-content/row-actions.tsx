import { Copy, Ellipsis, Eye, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx';
import { Button } from '#app/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#app/components/ui/dropdown-menu.tsx';
import { toast } from '#app/lib/toast.ts';
import { contentCopy as copy } from './content-copy.ts';
import type { PublishValues } from './desk-form.ts';
import type { PieceKind, SavedPiece } from './piece-kind.ts';
import { useAction } from './use-action.ts';

interface RowActionsProps<Values extends PublishValues, Piece extends SavedPiece> {
  readonly kind: PieceKind<Values, Piece>;
  readonly row: { readonly id: string; readonly title: string };
}

/** What can be done with one piece of the list; deleting asks once, naming it. */
export function RowActions<Values extends PublishValues, Piece extends SavedPiece>({
  kind,
  row: { id, title },
}: RowActionsProps<Values, Piece>) {
  const navigate = useNavigate();
  const { isBusy, run } = useAction();
  const [isAsking, setIsAsking] = useState(false);
  const duplicate = () =>
    run(
      () => kind.duplicate(id),
      (made) => {
        toast.success(copy.duplicated);
        navigate(kind.formHref(made.id));
      },
    );
  const remove = () => {
    setIsAsking(false);
    void run(
      () => kind.remove(id),
      () => toast.success(copy.removed, { description: title }),
    );
  };
  return (
    <>
      <Button asChild variant="quiet" size="icon">
        <Link to={kind.formHref(id)} aria-label={`${copy.edit} ${title}`} title={copy.edit}>
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
            <a href={kind.previewHref(id)} target="_blank" rel="noreferrer">
              <Eye aria-hidden="true" />
              {copy.preview}
            </a>
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={duplicate}>
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
        <ConfirmDialog
          title={kind.copy.ask(title)}
          text={kind.copy.askText}
          action={copy.remove}
          onConfirm={remove}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
