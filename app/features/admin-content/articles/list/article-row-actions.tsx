import { Copy, Ellipsis, Eye, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ConfirmDialog } from '#app/components/dialogs/confirm-dialog.tsx';
import { Button } from '#app/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#app/components/ui/dropdown-menu.tsx';
import { useActionFetcher } from '#app/hooks/use-action-fetcher.ts';
import { contentCopy as copy } from '#messages/admin-content.ts';
import type { ArticleKind } from '../article-kind.ts';
import type { ArticleActionResult, ArticleIntent } from './article-action.ts';

interface ArticleRowActionsProps {
  readonly kind: ArticleKind;
  readonly row: { readonly id: string; readonly title: string };
}

export function ArticleRowActions({ kind, row: { id, title } }: ArticleRowActionsProps) {
  const navigate = useNavigate();
  const [isConfirming, setIsConfirming] = useState(false);
  const { isBusy, submit } = useActionFetcher<ArticleActionResult>(({ copy_id }) => {
    if (copy_id !== undefined) navigate(kind.formHref(copy_id));
  });
  const send = (intent: ArticleIntent) => void submit({ intent, id, title }, { method: 'post' });
  const remove = () => {
    setIsConfirming(false);
    send('remove');
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
            <Link to={kind.previewHref(id)} target="_blank" rel="noreferrer">
              <Eye aria-hidden="true" />
              {copy.preview}
            </Link>
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => send('duplicate')}>
            <Copy aria-hidden="true" />
            {copy.duplicate}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setIsConfirming(true)}>
            <Trash2 aria-hidden="true" />
            {copy.remove}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
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
