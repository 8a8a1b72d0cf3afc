import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useStoredDraft } from '#app/components/drafts/use-stored-draft.ts';
import { toast } from '#app/lib/toast.ts';
import { isRecord } from '#shared/is-record.ts';
import { contentCopy } from '../content-copy.ts';
import { useContentMutation } from '../use-content-mutation.ts';
import { useEditorDraft } from '../use-editor-draft.ts';
import type { ArticleKind, SavedArticle } from './article-kind.ts';
import type { ArticleValues } from './article-values.ts';

/** A piece as it is typed on top of what is saved; null: a new one, which gets its address when it is saved. */
export function useArticleForm<Values extends ArticleValues, Piece extends SavedArticle>(
  kind: ArticleKind<Values, Piece>,
  article: Piece | null,
  writerId: string,
) {
  const draft = useEditorDraft(kind.valuesOf(article));
  const { values, change, isDirty, resetKey } = draft;
  const [base, setBase] = useState(article?.updated_at ?? '');
  const action = useContentMutation();
  const navigate = useNavigate();
  const storedDraft = useStoredDraft(
    `article-draft:${writerId}:${kind.type}:${article?.id ?? 'new'}`,
    (found) => parseDraft(found, values),
    { draft: { base, values }, isDirty },
  );
  const markSaved = (saved: Piece) => {
    draft.markSaved(kind.valuesOf(saved));
    setBase(saved.updated_at);
    storedDraft.drop();
  };
  const send = (base_updated_at: string) =>
    article === null ? kind.create(values) : kind.save(article.id, { ...values, base_updated_at });
  return {
    ...{ values, problems: action.problems, change, isDirty, edition: resetKey, action, kept: storedDraft },
    /** On top of what was loaded, or on top of what somebody else saved in the meantime. */
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
    /** A draft goes on from what it was begun on, so that what others saved since is not overwritten unseen. */
    restore: () =>
      storedDraft.restore((found) => {
        draft.restore(found.values);
        setBase(found.base);
      }),
  };
}

export type ArticleForm = Omit<ReturnType<typeof useArticleForm<ArticleValues, SavedArticle>>, 'change'> & {
  change(part: Partial<ArticleValues>): void;
};

/** What was kept, as far as it fits the form of today; null when it is no draft. */
function parseDraft<Values extends object>(found: unknown, base: Values) {
  if (!isRecord(found) || !isRecord(found.values) || typeof found.base !== 'string') return null;
  const known = new Map<string, unknown>(Object.entries(base));
  const sound = Object.entries(found.values).filter(
    ([name, value]) => known.has(name) && Array.isArray(value) === Array.isArray(known.get(name)),
  );
  return { base: found.base, values: { ...base, ...Object.fromEntries(sound) } };
}
