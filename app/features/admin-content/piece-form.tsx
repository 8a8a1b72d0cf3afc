import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { DraftOffer } from '#app/components/draft-offer.tsx';
import { LeaveGuard } from '#app/components/leave-guard.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { RichTextEditor } from '#app/components/rich-text-editor/rich-text-editor.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { contentCopy as copy } from './content-copy.ts';
import type { PublishValues } from './desk-form.ts';
import type { PieceKind, SavedPiece } from './piece-kind.ts';
import { PublishPanel } from './publish-panel.tsx';
import { SaveBar } from './save-bar.tsx';
import { SearchPanel } from './search-panel.tsx';
import { TextField } from './text-field.tsx';
import type { PieceForm } from './use-piece-form.ts';

interface PieceFormProps<Values extends PublishValues, Piece extends SavedPiece> {
  readonly kind: PieceKind<Values, Piece>;
  /** Null: a new one. */
  readonly piece: Piece | null;
  readonly form: PieceForm;
  /** What only this kind has: between excerpt and text, beside them, and below. */
  readonly words?: ReactNode;
  readonly beside: ReactNode;
  readonly below?: ReactNode;
}

/** The form of a piece: its words in the wide column, what surrounds them in the narrow one. */
export function PieceFormPage<Values extends PublishValues, Piece extends SavedPiece>(
  props: PieceFormProps<Values, Piece>,
) {
  const { kind, piece, form, words, beside, below } = props;
  const { edition, action, isDirty, save } = form;
  const title = piece?.title ?? kind.copy.new;
  const previewHref = piece === null ? null : kind.previewHref(piece.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(null);
  };
  return (
    <form method="post" onSubmit={submit} noValidate>
      <PageHeader title={title}>
        <Button asChild variant="quiet" size="sm">
          <Link to={kind.listHref}>{copy.back}</Link>
        </Button>
        {previewHref !== null && (
          <Button asChild variant="outline" size="sm">
            <a href={previewHref} target="_blank" rel="noreferrer">
              {copy.preview}
            </a>
          </Button>
        )}
      </PageHeader>
      {form.kept.isOffered && <DraftOffer onRestore={form.restore} onDrop={form.kept.drop} />}
      {action.changedAt !== null && previewHref !== null && (
        <ConflictNotice
          changedAt={action.changedAt}
          href={previewHref}
          onTakeTheirs={form.takeTheirs}
          onKeepMine={() => save(action.changedAt)}
        />
      )}
      <div
        key={edition}
        className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_300px]"
      >
        <div className="grid min-w-0 content-start gap-5">
          <PieceWords form={form}>{words}</PieceWords>
        </div>
        <PublishPanel form={form} prefix={kind.prefix}>
          {beside}
        </PublishPanel>
      </div>
      <div className="mt-8 grid gap-8">
        {below}
        <SearchPanel form={form} prefix={kind.prefix} />
      </div>
      <PieceBar form={form} wasOut={piece?.status === 'published'} />
      <LeaveGuard isDirty={isDirty && !action.isBusy} title={copy.leavePiece(title)} draft={form.kept} />
    </form>
  );
}

interface PartProps {
  readonly form: PieceForm;
}

function PieceWords({ form, children }: PartProps & { readonly children: ReactNode }) {
  const { values, problems, change } = form;
  return (
    <>
      <TextField
        label={copy.fields.title}
        value={values.title}
        error={problems.title}
        onChange={(title) => change({ title })}
      />
      <TextField
        label={copy.fields.excerpt}
        hint={copy.fields.excerptHint}
        value={values.excerpt}
        error={problems.excerpt}
        rows={2}
        max={500}
        onChange={(excerpt) => change({ excerpt })}
      />
      {children}
      <RichTextEditor
        label={copy.fields.content}
        value={values.content}
        error={problems.content}
        onChange={(html) => change({ content: html })}
      />
    </>
  );
}

/** `wasOut`: it was published when the form was opened, so that saving is no publishing. */
function PieceBar({ form, wasOut }: PartProps & { readonly wasOut: boolean }) {
  const [openedAt] = useState(() => Date.now());
  const { status, published_at } = form.values;
  const isLater = published_at !== null && new Date(published_at).getTime() > openedAt;
  const verb = isLater ? copy.schedule : copy.publish;
  return (
    <SaveBar
      isDirty={form.isDirty}
      unsaved={copy.kept}
      isBusy={form.action.isBusy}
      action={status === 'published' && !wasOut ? verb : copy.save}
    />
  );
}
