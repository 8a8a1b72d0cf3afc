import { fieldsCopy as copy } from '#messages/admin-content.ts';
import { ControlledTextField } from '../controlled-text-field.tsx';
import type { ArticleFormState, ArticleValues } from './article-values.ts';

interface SeoPanelProps {
  readonly form: ArticleFormState<ArticleValues>;
  readonly prefix: string;
}

/** A preview of the search result; blank fields fall back to title and excerpt. */
export function SeoPanel({ form, prefix }: SeoPanelProps) {
  const { values, problems, change } = form;
  const title = values.meta_title || values.title;
  const description = values.meta_description || values.excerpt;
  return (
    <section aria-label={copy.search} className="grid gap-5 border-line border-t pt-6 md:grid-cols-2">
      <h2 className="text-t3 md:col-span-2">{copy.search}</h2>
      <div className="grid content-start gap-5">
        <ControlledTextField
          label={copy.metaTitle}
          error={problems.meta_title}
          value={values.meta_title ?? ''}
          placeholder={values.title}
          onChange={(text) => change({ meta_title: text === '' ? null : text })}
        />
        <ControlledTextField
          label={copy.metaDescription}
          error={problems.meta_description}
          rows={3}
          maxLength={300}
          value={values.meta_description ?? ''}
          placeholder={values.excerpt}
          onChange={(text) => change({ meta_description: text === '' ? null : text })}
        />
      </div>
      <div className="grid content-start gap-1 rounded-card bg-sunk p-5">
        <p className="text-ink-3 text-small">{copy.asSeen}</p>
        <p className="truncate text-ink-2 text-small">
          {prefix}
          {values.slug}
        </p>
        <p className="line-clamp-2 font-semibold text-link">{title}</p>
        <p className="line-clamp-3 text-ink-2 text-ui">{description}</p>
      </div>
    </section>
  );
}
