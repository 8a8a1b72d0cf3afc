import { useEffect, useState } from 'react';
import { useNavigate, useNavigationType } from 'react-router';
import { useStoredDraft } from '#app/components/drafts/use-stored-draft.ts';
import type { FormValues } from '#app/components/form/use-action-form.ts';
import type { FormSchema } from '#app/lib/forms/parse-form.ts';
import { useContentForm } from '../content-form.tsx';
import { typedValues, withBlanks } from '../content-values.ts';
import type { ArticleKind, SavedArticle } from './article-kind.ts';
import { articleValues, parseArticleDraft } from './article-values.ts';

interface ArticleFormOptions {
  readonly kind: ArticleKind;
  /** Null: a new article, which gets its address on the first save. */
  readonly article: SavedArticle | null;
  readonly writerId: string;
  readonly schema: FormSchema;
  readonly blank: FormValues;
}

export function useArticleForm({ kind, article, writerId, schema, blank }: ArticleFormOptions) {
  const navigate = useNavigate();
  const id = article?.id ?? 'new';
  const [createdId, setCreatedId] = useState<string | null>(null);
  const form = useContentForm({
    id: 'article',
    action: kind.formHref(id),
    schema,
    defaults: articleValues(blank, article),
    version: article?.updated_at ?? null,
    onDone: (facts) => {
      draft.drop();
      if (article === null && facts.id !== undefined) setCreatedId(facts.id);
    },
  });
  const { isBusy, isDirty, version, replaceValues } = form;
  // Waits for the page's revalidation, because React Router ends a navigation that is still matching when it completes.
  useEffect(() => {
    if (article === null && createdId !== null && !isBusy)
      void navigate(kind.formHref(createdId), { replace: true });
  }, [article, createdId, isBusy, kind, navigate]);
  const draft = useStoredDraft(
    // Browsers hold drafts under this key, so its name stays.
    `piece-draft:${writerId}:${kind.type}:${id}`,
    (stored) => parseArticleDraft(blank, stored),
    { draft: { base: version ?? '', values: withBlanks(blank, typedValues(form.meta.value)) }, isDirty },
  );
  return {
    ...form,
    draft,
    /** Restores on the version that the draft was based on, so that later changes of others meet the conflict. */
    restoreDraft: () => draft.restore(({ base, values }) => replaceValues(values, base === '' ? null : base)),
  };
}

/** Changes with the article, but not when a new one has just got its id, so that nothing typed is lost. */
export function useArticleKey(id: string): string {
  const isReplaced = useNavigationType() === 'REPLACE';
  const [shown, setShown] = useState({ id, count: 0 });
  if (shown.id !== id) {
    const isCreated = shown.id === 'new' && isReplaced;
    setShown({ id, count: isCreated ? shown.count : shown.count + 1 });
  }
  return String(shown.count);
}
