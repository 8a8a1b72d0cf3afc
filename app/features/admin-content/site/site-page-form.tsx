import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { UnsavedChangesGuard } from '#app/components/drafts/unsaved-changes-guard.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { RichTextEditor } from '#app/components/rich-text-editor/rich-text-editor.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { toast } from '#app/lib/toast.ts';
import type { AdminSitePage, listSitePages, saveSitePage } from '#contract/admin/site-pages.ts';
import { ConflictNotice } from '../conflict-notice.tsx';
import { contentCopy } from '../content-copy.ts';
import { ControlledTextField } from '../controlled-text-field.tsx';
import { SaveBar } from '../save-bar.tsx';
import { useContentMutation } from '../use-content-mutation.ts';
import { useEditorDraft } from '../use-editor-draft.ts';

const copy = contentCopy.legal;
const route = { method: 'put', path: '/api/admin/content/pages/{name}' } as const;
const toValues = ({ title, description, content: html }: AdminSitePage) => ({
  title,
  description,
  content: html,
});

/** The text of /privacy or /terms. */
export function SitePageForm({ page }: { readonly page: AdminSitePage }) {
  const { name } = page;
  const draft = useEditorDraft({ ...toValues(page), base_updated_at: page.updated_at });
  const action = useContentMutation();
  const { values, change } = draft;
  const { problems } = action;
  const markSaved = (saved: AdminSitePage) =>
    draft.markSaved({ ...toValues(saved), base_updated_at: saved.updated_at });
  const save = (base_updated_at: string | null) =>
    action.run(
      () =>
        browserClient.call<typeof saveSitePage>(route, {
          params: { name },
          body: { ...values, base_updated_at },
        }),
      ({ page: saved }) => {
        markSaved(saved);
        toast.success(contentCopy.saved);
      },
    );
  const reload = () =>
    void action.run(
      () => browserClient.call<typeof listSitePages>({ method: 'get', path: '/api/admin/content/pages' }),
      ({ pages }) => {
        const theirs = pages.find((other) => other.name === name);
        if (theirs !== undefined) markSaved(theirs);
      },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(values.base_updated_at);
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="max-w-[860px]">
      <PageHeader title={copy.names[name]}>
        <Button asChild variant="quiet" size="sm">
          <Link to="/admin/content/pages">{contentCopy.back}</Link>
        </Button>
        <Button asChild variant="outline" size="sm">
          <a href={`/${name}`} target="_blank" rel="noreferrer">
            {contentCopy.open}
          </a>
        </Button>
      </PageHeader>
      {action.changedAt !== null && (
        <ConflictNotice
          changedAt={action.changedAt}
          href={`/${name}`}
          onReload={reload}
          onOverwrite={() => void save(action.changedAt)}
        />
      )}
      <div className="grid gap-5">
        <ControlledTextField
          label={copy.fields.title}
          value={values.title}
          error={problems.title}
          onChange={(title) => change({ title })}
        />
        <ControlledTextField
          label={copy.fields.description}
          hint={copy.fields.descriptionHint}
          value={values.description}
          error={problems.description}
          rows={2}
          maxLength={300}
          onChange={(description) => change({ description })}
        />
        <RichTextEditor
          key={draft.resetKey}
          label={copy.fields.content}
          value={values.content}
          error={problems.content}
          onChange={(html) => change({ content: html })}
        />
      </div>
      <SaveBar isDirty={draft.isDirty} isBusy={action.isBusy} />
      <UnsavedChangesGuard
        isDirty={draft.isDirty && !action.isBusy}
        title={contentCopy.leave(copy.names[name])}
      />
    </form>
  );
}
