import type { ReactNode } from 'react';
import { Segmented } from '#app/components/ui/segmented.tsx';
import { fieldsCopy as copy, statusCopy } from '#messages/admin-content.ts';
import { type ContentStatus, contentStatuses } from '#shared/content.ts';
import { ControlledTextField } from '../controlled-text-field.tsx';
import {
  type ArticleFormState,
  type ArticleValues,
  fromDateTimeInput,
  toDateTimeInput,
} from './article-values.ts';

interface PublishPanelProps {
  readonly form: ArticleFormState<ArticleValues>;
  /** The path before the slug: `/blog/`. */
  readonly prefix: string;
  readonly children?: ReactNode;
}

export function PublishPanel({ form, prefix, children }: PublishPanelProps) {
  const { values, problems, change } = form;
  return (
    <section aria-label={copy.publishing} className="grid content-start gap-5">
      <div className="grid gap-1.5">
        <p className="font-semibold text-ui">{statusCopy.label}</p>
        <Segmented<ContentStatus>
          label={statusCopy.label}
          choices={contentStatuses.map((value) => ({ value, label: statusCopy[value] }))}
          value={values.status}
          onChange={(status) => change({ status })}
        />
      </div>
      {values.status === 'published' && (
        <ControlledTextField
          label={copy.publishedAt}
          hint={copy.publishedAtHint}
          error={problems.published_at}
          type="datetime-local"
          value={toDateTimeInput(values.published_at)}
          onChange={(text) => change({ published_at: fromDateTimeInput(text) })}
        />
      )}
      <ControlledTextField
        label={copy.slug}
        hint={`${prefix}${values.slug === '' ? '…' : values.slug} · ${copy.slugHint}`}
        error={problems.slug}
        maxLength={150}
        value={values.slug}
        onChange={(slug) => change({ slug: slug.toLowerCase().replaceAll(' ', '-') })}
      />
      {children}
    </section>
  );
}
