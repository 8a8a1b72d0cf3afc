import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { focusFirstInvalid, SaveBar, saveStateOf } from '#app/components/admin/save-bar.tsx';
import { UnsavedChangesGuard } from '#app/components/drafts/unsaved-changes-guard.tsx';
import { ActionForm } from '#app/components/form/action-form.tsx';
import type { FormRow, FormValues } from '#app/components/form/use-action-form.ts';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { type FormSchema, parseForm } from '#app/lib/forms/parse-form.ts';
import { isSame, technicalNames } from '#app/lib/forms/same-values.ts';
import { contentChanged } from '#contract/content/admin-site-pages.ts';
import { contentCopy as copy } from '#messages/content/admin.ts';
import { isRecord } from '#shared/json.ts';
import { ConflictNotice } from './conflict-notice.tsx';

type AdminFormOptions = Parameters<typeof useAdminForm>[0];

interface ContentFormOptions extends Pick<AdminFormOptions, 'id' | 'action' | 'onDone'> {
  readonly schema: FormSchema;
  readonly defaults: FormValues;
  /** Null: nothing is stored yet. A form that is remounted with each version needs none. */
  readonly version?: string | null;
}

/**
 * Tracks unsaved input and the version it is based on. After saving, fields show what was stored, except for input
 * typed since (ACON-006); a version stored by somebody else never replaces typed input.
 */
export function useContentForm({ schema, defaults, version = null, ...options }: ContentFormOptions) {
  const { revalidate } = useRevalidator();
  const [base, setBase] = useState({ version, values: defaults });
  const sent = useRef<FormValues>({});
  const next = useRef<'saved' | 'theirs' | null>(null);
  const needsFocus = useRef(false);
  const valuesIn = (posted: FormData) => typedValues(parseForm(posted, schema).payload);
  const form = useAdminForm({
    ...options,
    schema,
    defaults,
    failed: copy.notSaved,
    toastForInvalid: () => {
      needsFocus.current = true;
      return { title: copy.notSaved, text: copy.fix };
    },
    onSubmit: (_, posted) => {
      sent.current = valuesIn(posted);
      next.current = null;
    },
    onDone: (facts) => {
      next.current = 'saved';
      setBase({ version: base.version, values: sent.current });
      options.onDone?.(facts);
    },
  });
  const { meta, fetcher } = form;
  const element = () => {
    const found = document.getElementById(options.id);
    return found instanceof HTMLFormElement ? found : null;
  };
  const replaceValues = (values: FormValues, from: string | null = base.version) => {
    setBase({ version: from, values: defaults });
    if (!isSame(values, meta.value)) meta.update({ value: values });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each stored version, with no answer on its way
  useEffect(() => {
    const fields = element();
    if (form.isBusy || version === base.version || fields === null) return;
    const typed = valuesIn(new FormData(fields));
    if (next.current === null && !isSame(typed, base.values)) return;
    replaceValues(next.current === 'theirs' ? defaults : mergeTyped(defaults, base.values, typed), version);
    next.current = null;
  }, [version, form.isBusy]);
  useEffect(() => {
    // Conform cannot focus the hidden input of an editor or an image field.
    if (needsFocus.current) focusFirstInvalid(element());
    needsFocus.current = false;
  });
  const changed = contentChanged.details.safeParse(form.details);
  const isOutdated = changed.success && changed.data.updated_at > (base.version ?? '');
  const isRefused = changed.success ? isOutdated : form.code !== null || meta.status === 'error';
  const isDirty = meta.value !== undefined && !isSame(meta.value, base.values);
  return {
    ...form,
    isDirty,
    version: base.version,
    replaceValues,
    state: saveStateOf({ isNew: base.version === null, isBusy: form.isBusy, isDirty, isRefused }),
    changedAt: isOutdated ? changed.data.updated_at : null,
    takeTheirs: () => {
      if (changed.data?.updated_at === version) return replaceValues(defaults, version);
      next.current = 'theirs';
      void revalidate();
    },
    overwrite: (theirs: string) => {
      const posted = new FormData(element() ?? undefined);
      posted.set('base_updated_at', theirs);
      sent.current = valuesIn(posted);
      void fetcher.submit(posted, { method: 'post', action: options.action });
    },
  };
}

export type ContentFormState = ReturnType<typeof useContentForm>;

interface ContentFormProps {
  readonly form: ContentFormState;
  readonly label: string;
  readonly leave?: string;
  readonly hiddenFields?: Readonly<Record<string, string>>;
  readonly compareHref: string;
  readonly draft?: Parameters<typeof UnsavedChangesGuard>[0]['draft'];
  readonly submitLabel?: string;
  readonly actions?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

export function ContentForm({ form, label, compareHref, draft, children, ...props }: ContentFormProps) {
  const { isDirty, isBusy, changedAt } = form;
  const hidden = { ...props.hiddenFields, base_updated_at: form.version ?? '' };
  return (
    <ActionForm form={form} label={label}>
      <div className={props.className ?? 'max-w-[860px]'}>
        {changedAt !== null && (
          <ConflictNotice
            changedAt={changedAt}
            href={compareHref}
            onReload={form.takeTheirs}
            onOverwrite={() => form.overwrite(changedAt)}
          />
        )}
        {children}
      </div>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SaveBar
        state={form.state}
        invalidCount={Object.keys(form.meta.allErrors).length}
        hasDraft={draft?.isKept === true}
        {...(props.submitLabel !== undefined && { submitLabel: props.submitLabel })}
      >
        {props.actions}
      </SaveBar>
      <UnsavedChangesGuard
        isDirty={isDirty && !isBusy}
        title={props.leave ?? copy.leave(label)}
        {...(draft !== undefined && { draft })}
      />
    </ActionForm>
  );
}

export function typedValues(posted: unknown): FormValues {
  const values: FormValues = {};
  for (const [name, value] of Object.entries(isRecord(posted) ? posted : {})) {
    if (technicalNames.includes(name)) continue;
    if (typeof value === 'string') values[name] = value;
    if (Array.isArray(value)) values[name] = value.map(textsOf);
  }
  return values;
}

function textsOf(row: unknown): FormRow {
  const entries = Object.entries(isRecord(row) ? row : {});
  return Object.fromEntries(
    entries.map(([name, text]) => [name, typeof text === 'string' ? text : ''] as const),
  );
}

/** Adds a text or list for each name of `saved`, because Conform leaves out empty values. */
export function withBlanks(saved: FormValues, values: FormValues): FormValues {
  const blanks = Object.entries(saved).map(
    ([name, value]) => [name, Array.isArray(value) ? [] : ''] as const,
  );
  return { ...Object.fromEntries(blanks), ...values };
}

export function mergeTyped(saved: FormValues, sent: FormValues, current: FormValues): FormValues {
  const typed = Object.entries(withBlanks(saved, current)).filter(
    ([name, value]) => !isSame(value, sent[name]),
  );
  return { ...saved, ...Object.fromEntries(typed) };
}
