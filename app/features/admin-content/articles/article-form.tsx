import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { DraftBanner } from '#app/components/drafts/draft-banner.tsx';
import { UnsavedChangesGuard } from '#app/components/drafts/unsaved-changes-guard.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { RichTextEditor } from '#app/components/rich-text-editor/rich-text-editor.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { contentCopy as copy, fieldsCopy } from '#messages/admin-content.ts';
import { ConflictNotice } from '../conflict-notice.tsx';
import { ControlledTextField } from '../controlled-text-field.tsx';
import { SaveBar } from '../save-bar.tsx';
import type { ArticleKind, SavedArticle } from './article-kind.ts';
import type { ArticleValues } from './article-values.ts';
import { PublishPanel } from './publish-panel.tsx';
import { SeoPanel } from './seo-panel.tsx';
import type { ArticleForm } from './use-article-form.ts';

interface ArticleFormProps<Values extends ArticleValues, Article extends SavedArticle> {
  readonly kind: ArticleKind<Values, Article>;
  /** Null: a new one. */
  readonly article: Article | null;
  readonly form: ArticleForm;
  /** Slots for what only this kind of article has. */
  readonly bodyExtra?: ReactNode;
  readonly aside: ReactNode;
  readonly footer?: ReactNode;
}

/** The form that posts and case studies share. */
export function ArticleFormPage<Values extends ArticleValues, Article extends SavedArticle>(
  props: ArticleFormProps<Values, Article>,
) {
  const { kind, article, form, bodyExtra, aside, footer } = props;
  const { resetKey, action, isDirty, save } = form;
  const title = article?.title ?? kind.copy.new;
  const previewHref = article === null ? null : kind.previewHref(article.id);
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
            <Link to={previewHref} target="_blank" rel="noreferrer">
              {copy.preview}
            </Link>
          </Button>
        )}
      </PageHeader>
      {form.storedDraft.hasStoredDraft && (
        <DraftBanner onRestore={form.restore} onDiscard={form.storedDraft.drop} />
      )}
      {action.changedAt !== null && previewHref !== null && (
        <ConflictNotice
          changedAt={action.changedAt}
          href={previewHref}
          onReload={form.reload}
          onOverwrite={() => save(action.changedAt)}
        />
      )}
      <div
        key={resetKey}
        className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_300px]"
      >
        <div className="grid min-w-0 content-start gap-5">
          <ArticleBody form={form}>{bodyExtra}</ArticleBody>
        </div>
        <PublishPanel form={form} prefix={kind.prefix}>
          {aside}
        </PublishPanel>
      </div>
      <div className="mt-8 grid gap-8">
        {footer}
        <SeoPanel form={form} prefix={kind.prefix} />
      </div>
      <ArticleSaveBar form={form} wasOut={article?.status === 'published'} />
      <UnsavedChangesGuard
        isDirty={isDirty && !action.isBusy}
        title={copy.leavePiece(title)}
        draft={form.storedDraft}
      />
    </form>
  );
}

interface PartProps {
  readonly form: ArticleForm;
}

function ArticleBody({ form, children }: PartProps & { readonly children: ReactNode }) {
  const { values, problems, change } = form;
  return (
    <>
      <ControlledTextField
        label={fieldsCopy.title}
        value={values.title}
        error={problems.title}
        onChange={(title) => change({ title })}
      />
      <ControlledTextField
        label={fieldsCopy.excerpt}
        hint={fieldsCopy.excerptHint}
        value={values.excerpt}
        error={problems.excerpt}
        rows={2}
        maxLength={500}
        onChange={(excerpt) => change({ excerpt })}
      />
      {children}
      <RichTextEditor
        label={fieldsCopy.content}
        value={values.content}
        error={problems.content}
        onChange={(html) => change({ content: html })}
      />
    </>
  );
}

/** `wasOut`: published when the form was opened, so saving is not publishing. */
function ArticleSaveBar({ form, wasOut: wasPublished }: PartProps & { readonly wasOut: boolean }) {
  const [openedAt] = useState(() => Date.now());
  const { status, published_at } = form.values;
  const isScheduled = published_at !== null && new Date(published_at).getTime() > openedAt;
  const verb = isScheduled ? copy.schedule : copy.publish;
  return (
    <SaveBar
      isDirty={form.isDirty}
      unsavedText={copy.kept}
      isBusy={form.action.isBusy}
      submitLabel={status === 'published' && !wasPublished ? verb : copy.save}
    />
  );
}
