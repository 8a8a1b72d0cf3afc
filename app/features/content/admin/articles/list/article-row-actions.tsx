import { Copy, Eye, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { RowMenu } from '#app/components/data-table/row-menu.tsx';
import { ConfirmDialog } from '#app/components/dialogs/confirm-dialog.tsx';
import { DropdownMenuItem, DropdownMenuSeparator } from '#app/components/ui/dropdown-menu.tsx';
import { useActionFetcher } from '#app/hooks/use-action-fetcher.ts';
import { titledToast } from '#app/lib/forms/show-reply.ts';
import { contentCopy as copy } from '#messages/content/admin.ts';
import type { ArticleKind } from '../article-kind.ts';

interface ArticleRowActionsProps {
  readonly kind: ArticleKind;
  readonly row: { readonly id: string; readonly title: string };
}

export function ArticleRowActions({ kind, row: { id, title } }: ArticleRowActionsProps) {
  const navigate = useNavigate();
  const [isConfirming, setIsConfirming] = useState(false);
  const { isBusy, submit, success } = useActionFetcher({ toastFor: titledToast(copy.notSaved) });
  const copyId = success?.copy_id;
  // Navigates only after the list was revalidated: a navigation that begins before that ends on the list.
  useEffect(() => {
    if (copyId !== undefined) void navigate(kind.formHref(copyId));
  }, [copyId, kind, navigate]);
  const send = (intent: 'duplicate' | 'remove') => submit({ intent, id, title }, { method: 'post' });
  const remove = () => {
    setIsConfirming(false);
    send('remove');
  };
  return (
    <>
      <RowMenu name={title} disabled={isBusy}>
        <DropdownMenuItem asChild>
          <Link to={kind.formHref(id)}>
            <Pencil aria-hidden="true" />
            {copy.edit}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <a href={kind.previewHref(id)} target="_blank" rel="noreferrer">
            <Eye aria-hidden="true" />
            {copy.preview}
          </a>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => send('duplicate')}>
          <Copy aria-hidden="true" />
          {copy.duplicate}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem danger onSelect={() => setIsConfirming(true)}>
          <Trash2 aria-hidden="true" />
          {copy.remove}
        </DropdownMenuItem>
      </RowMenu>
      {isConfirming && (
        <ConfirmDialog
          title={kind.copy.ask(title)}
          text={kind.copy.askText}
          confirmLabel={copy.remove}
          onConfirm={remove}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </>
  );
}
