import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { LeaveGuard } from '#app/components/leave-guard.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { RichTextEditor } from '#app/components/rich-text-editor/rich-text-editor.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { toast } from '#app/lib/toast.ts';
import type { AdminSitePage, listSitePages, saveSitePage } from '#contract/admin/site-pages.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { content } from './content-client.ts';
import { contentCopy } from './content-copy.ts';
import { SaveBar } from './save-bar.tsx';
import { TextField } from './text-field.tsx';
import { useAction } from './use-action.ts';
import { useDraft } from './use-draft.ts';

const copy = contentCopy.legal;
const route = { method: 'put', path: '/api/admin/content/pages/{name}' } as const;
const textOf = ({ title, description, content: html }: AdminSitePage) => ({
  title,
  description,
  content: html,
});

/** The text of /privacy or /terms. */
export function SitePageForm({ page }: { readonly page: AdminSitePage }) {
  const { name } = page;
  const draft = useDraft({ ...textOf(page), base_updated_at: page.updated_at });
  const action = useAction();
  const { values, change } = draft;
  const { problems } = action;
  const settle = (saved: AdminSitePage) =>
    draft.settle({ ...textOf(saved), base_updated_at: saved.updated_at });
  const save = (base_updated_at: string | null) =>
    action.run(
      () =>
        content.call<typeof saveSitePage>(route, { params: { name }, body: { ...values, base_updated_at } }),
      ({ page: saved }) => {
        settle(saved);
        toast.success(contentCopy.saved);
      },
    );
  const takeTheirs = () =>
    void action.run(
      () => content.call<typeof listSitePages>({ method: 'get', path: '/api/admin/content/pages' }),
      ({ pages }) => {
        const theirs = pages.find((known) => known.name === name);
        if (theirs !== undefined) settle(theirs);
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
          onTakeTheirs={takeTheirs}
          onKeepMine={() => void save(action.changedAt)}
        />
      )}
      <div className="grid gap-5">
        <TextField
          label={copy.fields.title}
          value={values.title}
          error={problems.title}
          onChange={(title) => change({ title })}
        />
        <TextField
          label={copy.fields.description}
          hint={copy.fields.descriptionHint}
          value={values.description}
          error={problems.description}
          rows={2}
          max={300}
          onChange={(description) => change({ description })}
        />
        <RichTextEditor
          key={draft.edition}
          label={copy.fields.content}
          value={values.content}
          error={problems.content}
          onChange={(html) => change({ content: html })}
        />
      </div>
      <SaveBar isDirty={draft.isDirty} isBusy={action.isBusy} />
      <LeaveGuard isDirty={draft.isDirty && !action.isBusy} title={contentCopy.leave(copy.names[name])} />
    </form>
  );
}
