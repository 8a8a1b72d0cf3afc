import { contentCopy } from './content-copy.ts';
import type { FormState, PublishValues } from './desk-form.ts';
import { TextField } from './text-field.tsx';

const copy = contentCopy.fields;

interface SearchPanelProps {
  readonly form: FormState<PublishValues>;
  readonly prefix: string;
}

/** What a search engine shows, drawn as it would look there; blank fields take title and excerpt. */
export function SearchPanel({ form, prefix }: SearchPanelProps) {
  const { values, problems, change } = form;
  const title = values.meta_title || values.title;
  const description = values.meta_description || values.excerpt;
  return (
    <section aria-label={copy.search} className="grid gap-5 border-line border-t pt-6 md:grid-cols-2">
      <h2 className="text-t3 md:col-span-2">{copy.search}</h2>
      <div className="grid content-start gap-5">
        <TextField
          label={copy.metaTitle}
          error={problems.meta_title}
          value={values.meta_title ?? ''}
          placeholder={values.title}
          onChange={(text) => change({ meta_title: text === '' ? null : text })}
        />
        <TextField
          label={copy.metaDescription}
          error={problems.meta_description}
          rows={3}
          max={300}
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
