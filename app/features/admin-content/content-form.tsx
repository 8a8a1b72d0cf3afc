import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { UnsavedChangesGuard } from '#app/components/drafts/unsaved-changes-guard.tsx';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import type { FormSchema } from '#app/lib/forms/parse-form.ts';
import { contentChanged } from '#contract/admin/site-pages.ts';
import { contentCopy as copy } from '#messages/admin-content.ts';
import { isRecord } from '#shared/is-record.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { SaveBar } from './save-bar.tsx';

type AdminFormOptions = Parameters<typeof useAdminForm>[0];

const technicalNames = ['intent', 'before', 'base_updated_at', 'idempotency_key', 'stay'];

interface ContentFormOptions extends Pick<AdminFormOptions, 'id' | 'action' | 'defaults' | 'onDone'> {
  readonly schema: FormSchema;
}

/** A form of content, with whether something unsaved was typed. */
export function useContentForm(options: ContentFormOptions) {
  const form = useAdminForm({
    ...options,
    failed: copy.notSaved,
    toastForInvalid: () => ({ title: copy.notSaved, text: copy.fix }),
  });
  const { value } = form.meta;
  const isDirty =
    value !== undefined && JSON.stringify(typedIn(value)) !== JSON.stringify(typedIn(options.defaults));
  return { ...form, isDirty };
}

/** Without empty and technical fields, in one order. Conform's own `dirty` depends on the order of the fields. */
function typedIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(typedIn);
  if (!isRecord(value)) return value;
  return Object.entries(value)
    .filter(
      ([name, part]) => !technicalNames.includes(name) && part !== '' && part !== undefined && part !== null,
    )
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => [name, typedIn(part)]);
}

interface ContentFormProps {
  readonly form: ReturnType<typeof useContentForm>;
  /** Accessible name, and what would be lost. */
  readonly label: string;
  /** The version that is edited; null: a new one. */
  readonly baseUpdatedAt: string | null;
  readonly hiddenFields: Readonly<Record<string, string>>;
  /** Where somebody else's version can be seen. */
  readonly compareHref: string;
  /** Beside the save button. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Saves over the version that was edited; when somebody else saved meanwhile, asks which one stays. Render it with that
 * version as its `key`. Nothing can be typed while it is being saved, because the answer replaces the fields.
 */
export function ContentForm({ form, label, baseUpdatedAt, compareHref, ...props }: ContentFormProps) {
  const { revalidate } = useRevalidator();
  const changed = contentChanged.details.safeParse(form.details);
  const hidden = { ...props.hiddenFields, base_updated_at: baseUpdatedAt ?? '' };
  const overwrite = (base: string) => {
    const element = document.getElementById(form.meta.id);
    if (!(element instanceof HTMLFormElement)) return;
    const posted = new FormData(element);
    posted.set('base_updated_at', base);
    void form.fetcher.submit(posted, { method: 'post', action: form.action });
  };
  return (
    <ActionForm form={form} label={label} className="max-w-[860px]">
      {changed.success && (
        <ConflictNotice
          changedAt={changed.data.updated_at}
          href={compareHref}
          onReload={() => void revalidate()}
          onOverwrite={() => overwrite(changed.data.updated_at)}
        />
      )}
      <div inert={form.isBusy}>{props.children}</div>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SaveBar isDirty={form.isDirty} isBusy={form.isBusy}>
        {props.actions}
      </SaveBar>
      <UnsavedChangesGuard isDirty={form.isDirty && !form.isBusy} title={copy.leave(label)} />
    </ActionForm>
  );
}
