import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useStoredDraft } from '#app/components/drafts/use-stored-draft.ts';
import { toast } from '#app/lib/toast.ts';
import { contentCopy } from '#messages/admin-content.ts';
import { isRecord } from '#shared/is-record.ts';
import { useContentMutation } from '../use-content-mutation.ts';
import { useEditorDraft } from '../use-editor-draft.ts';
import type { ArticleKind, SavedArticle } from './article-kind.ts';
import type { ArticleValues } from './article-values.ts';

/** The form over a stored article; null: a new one, which gets its URL on the first save. */
export function useArticleForm<Values extends ArticleValues, Article extends SavedArticle>(
  kind: ArticleKind<Values, Article>,
  article: Article | null,
  writerId: string,
) {
  const draft = useEditorDraft(kind.valuesOf(article));
  const { values, change, isDirty, resetKey } = draft;
  const [base, setBase] = useState(article?.updated_at ?? '');
  const action = useContentMutation();
  const navigate = useNavigate();
  const storedDraft = useStoredDraft(
    // Browsers hold drafts under this key: its name stays.
    `piece-draft:${writerId}:${kind.type}:${article?.id ?? 'new'}`,
    (stored) => parseDraft(stored, values),
    { draft: { base, values }, isDirty },
  );
  const markSaved = (saved: Article) => {
    draft.markSaved(kind.valuesOf(saved));
    setBase(saved.updated_at);
    storedDraft.drop();
  };
  const send = (base_updated_at: string) =>
    article === null ? kind.create(values) : kind.save(article.id, { ...values, base_updated_at });
  return {
    ...{ values, problems: action.problems, change, isDirty, resetKey, action, storedDraft },
    /** `over` is the version of somebody else to overwrite; null saves over the loaded one. */
    save: (over: string | null) =>
      void action.run(
        () => send(over ?? base),
        (saved) => {
          markSaved(saved);
          toast.success(contentCopy.saved);
          if (article === null) navigate(kind.formHref(saved.id), { replace: true });
        },
      ),
    reload: () => {
      if (article !== null) void action.run(() => kind.read(article.id), markSaved);
    },
    /** A draft keeps the version it is based on, so that later changes of others meet the conflict. */
    restore: () =>
      storedDraft.restore((stored) => {
        draft.restore(stored.values);
        setBase(stored.base);
      }),
  };
}

export type ArticleForm = Omit<ReturnType<typeof useArticleForm<ArticleValues, SavedArticle>>, 'change'> & {
  change(part: Partial<ArticleValues>): void;
};

/** Keeps the values that still fit today's form; null when it is no draft. */
function parseDraft<Values extends object>(stored: unknown, base: Values) {
  if (!isRecord(stored) || !isRecord(stored.values) || typeof stored.base !== 'string') return null;
  const fields = new Map<string, unknown>(Object.entries(base));
  const valid = Object.entries(stored.values).filter(
    ([name, value]) => fields.has(name) && Array.isArray(value) === Array.isArray(fields.get(name)),
  );
  return { base: stored.base, values: { ...base, ...Object.fromEntries(valid) } };
}
