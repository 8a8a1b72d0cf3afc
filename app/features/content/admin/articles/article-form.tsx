import { type ReactNode, useState } from 'react';
import { Link, useHref, useNavigationType } from 'react-router';
import { BothLanguages } from '#app/components/admin/translations/both-languages.tsx';
import { DraftBanner, useStoredDraft } from '#app/components/drafts/stored-draft.tsx';
import { FormSection, FormSections } from '#app/components/form/form-sections.tsx';
import { RichTextFormField } from '#app/components/form/rich-text-form-field.tsx';
import type { FormValues } from '#app/components/form/use-action-form.ts';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { FormSchema } from '#app/lib/forms/parse-form.ts';
import { useNavigateWhenIdle } from '#app/lib/forms/use-navigate-when-idle.ts';
import { contentCopy as copy } from '#messages/content/admin.ts';
import { fieldsCopy, sectionsCopy } from '#messages/content/admin-articles.ts';
import { ContentForm, typedValues, useContentForm, withBlanks } from '../content-form.tsx';
import { ArticleDraft, ArticlePreview, Basics, SearchFields } from './article-fields.tsx';
import type { ArticleKind, SavedArticle } from './article-kind.ts';
import { articleValues, fromDateTimeInput, parseArticleDraft } from './article-values.ts';

interface ArticleSection {
  readonly id: string;
  readonly label: string;
  readonly fields: readonly string[];
  readonly content: ReactNode;
}

interface ArticleFormPageProps {
  readonly kind: ArticleKind;
  /** Null: a new article. */
  readonly article: SavedArticle | null;
  readonly writerId: string;
  readonly schema: FormSchema;
  readonly blank: FormValues;
  readonly basics: ReactNode;
  readonly cover: ReactNode;
  readonly ownSections?: readonly ArticleSection[];
  readonly card: { readonly image: string; readonly eyebrow: string };
}

export function ArticleFormPage(props: ArticleFormPageProps) {
  const { kind, article, basics, cover, ownSections = [], card, ...options } = props;
  const form = useArticleForm({ kind, article, ...options });
  const title = article?.title ?? kind.copy.new;
  const listHref = useHref(kind.listHref);
  const previewHref = article === null ? null : kind.previewHref(article.id);
  const sections: readonly ArticleSection[] = [
    {
      id: 'basics',
      label: sectionsCopy.basics,
      fields: [],
      content: (
        <Basics prefix={kind.prefix} cover={cover}>
          {basics}
        </Basics>
      ),
    },
    {
      id: 'text',
      label: fieldsCopy.content,
      fields: ['content'],
      content: (
        <>
          <BothLanguages area="articles" name="content" label={fieldsCopy.content} isHtml rows={10}>
            <RichTextFormField name="content" label={fieldsCopy.content} rows={10} />
          </BothLanguages>
          <ArticleDraft />
        </>
      ),
    },
    ...ownSections,
    {
      id: 'search',
      label: fieldsCopy.search,
      fields: ['meta_title', 'meta_description'],
      content: <SearchFields prefix={kind.prefix} />,
    },
  ];
  const places = placesOf(sections, Object.keys(form.meta.allErrors));
  return (
    <ContentForm
      form={form}
      label={title}
      leave={copy.leavePiece(title)}
      compareHref={previewHref ?? listHref}
      draft={form.draft}
      submitLabel={useSubmitLabel(article, form.meta.value)}
      className="min-w-0"
    >
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
      {form.draft.hasStoredDraft && <DraftBanner onRestore={form.restoreDraft} onDiscard={form.draft.drop} />}
      <FormSections sections={places} aside={<ArticlePreview {...card} />}>
        {sections.map(({ id, label, content }) => (
          <FormSection key={id} id={id} title={label} isTitleHidden={id === 'basics' || id === 'text'}>
            {content}
          </FormSection>
        ))}
      </FormSections>
    </ContentForm>
  );
}

function placesOf(sections: readonly ArticleSection[], invalid: readonly string[]) {
  const sectionOf = (name: string) =>
    sections.find(({ fields }) => fields.some((field) => name === field || name.startsWith(`${field}[`))) ??
    sections[0];
  const marked = new Set(invalid.map(sectionOf));
  return sections.map((section) => ({
    id: section.id,
    label: section.label,
    hasError: marked.has(section),
  }));
}

function useSubmitLabel(article: SavedArticle | null, value: unknown): string {
  const [openedAt] = useState(() => Date.now());
  const { status, published_at } = typedValues(value);
  if (status !== 'published' || article?.status === 'published') return copy.save;
  const moment = typeof published_at === 'string' ? fromDateTimeInput(published_at) : null;
  return moment !== null && Date.parse(moment) > openedAt ? copy.schedule : copy.publish;
}

interface ArticleFormOptions {
  readonly kind: ArticleKind;
  /** Null: a new article, which gets its address on the first save. */
  readonly article: SavedArticle | null;
  readonly writerId: string;
  readonly schema: FormSchema;
  readonly blank: FormValues;
}

function useArticleForm({ kind, article, writerId, schema, blank }: ArticleFormOptions) {
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
  const createdPath = article === null && createdId !== null ? kind.formHref(createdId) : null;
  useNavigateWhenIdle(createdPath, { isBusy, replace: true });
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
