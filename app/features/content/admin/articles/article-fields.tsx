import type { ReactNode } from 'react';
import { BothLanguages } from '#app/components/admin/translations/both-languages.tsx';
import { Cover } from '#app/components/brand/cover.tsx';
import { DateField } from '#app/components/form/date-field.tsx';
import { ImageFormField } from '#app/components/form/image-form-field.tsx';
import { SegmentedFormField } from '#app/components/form/segmented-form-field.tsx';
import { GrowingTextareaField } from '#app/components/form/staff-fields.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { statusCopy } from '#messages/content/admin.ts';
import { fieldsCopy as copy } from '#messages/content/admin-articles.ts';
import { contentStatuses } from '#shared/content/content.ts';
import { SearchPreview } from './article-preview.tsx';
import { useText } from './use-text.ts';

interface BasicsProps {
  readonly prefix: string;
  readonly cover: ReactNode;
  readonly children: ReactNode;
}

export function Basics({ prefix, cover, children }: BasicsProps) {
  const slug = useText('slug');
  return (
    <>
      <BothLanguages area="articles" name="title" label={copy.title}>
        <TextField name="title" label={copy.title} />
      </BothLanguages>
      <BothLanguages area="articles" name="excerpt" label={copy.excerpt} rows={2}>
        <GrowingTextareaField
          name="excerpt"
          label={copy.excerpt}
          hint={copy.excerptHint}
          isOptional
          rows={2}
          maxLength={500}
        />
      </BothLanguages>
      {children}
      <Publishing />
      <TextField
        name="slug"
        label={copy.slug}
        hint={`${prefix}${slug === '' ? '…' : slug} · ${copy.slugHint}`}
        isOptional
        maxLength={150}
      />
      {cover}
    </>
  );
}

function Publishing() {
  const status = useText('status');
  return (
    <div className="grid gap-5">
      <div className="min-w-0">
        <p className="mb-1.5 font-semibold text-ui">{statusCopy.label}</p>
        <SegmentedFormField
          name="status"
          label={statusCopy.label}
          choices={contentStatuses.map((value) => ({ value, label: statusCopy[value] }))}
        />
      </div>
      <div hidden={status !== 'published'} className="max-w-80">
        <DateField
          name="published_at"
          label={copy.publishedAt}
          hint={copy.publishedAtHint}
          hasTime
          isOptional
        />
      </div>
    </div>
  );
}

interface CoverFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

export function CoverField({ name, label, hint = copy.coverHint }: CoverFieldProps) {
  const slug = useText('slug');
  return (
    <ImageFormField
      name={name}
      label={label}
      hint={hint}
      area="content"
      placeholder={
        <div className="aspect-video w-40 overflow-hidden rounded-control">
          <Cover slug={slug === '' ? 'tulisan-baru' : slug} />
        </div>
      }
    />
  );
}

export function SearchFields({ prefix }: { readonly prefix: string }) {
  return (
    <>
      <TextField name="meta_title" label={copy.metaTitle} placeholder={useText('title')} isOptional />
      <GrowingTextareaField
        name="meta_description"
        label={copy.metaDescription}
        isOptional
        rows={3}
        maxLength={300}
      />
      <SearchPreview prefix={prefix} />
    </>
  );
}
