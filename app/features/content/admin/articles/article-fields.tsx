import { useField } from '@conform-to/react';
import type { ReactNode } from 'react';
import { DraftPanel } from '#app/components/admin/draft-panel.tsx';
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

/** About the title and excerpt that are typed. */
export function ArticleDraft() {
  const [title, excerpt] = [useText('title'), useText('excerpt')];
  const about = () => [title, excerpt].filter((part) => part !== '').join('\n');
  return (
    <DraftPanel subject={{ kind: 'post', about, language: 'id' }} into={{ name: 'content', isHtml: true }} />
  );
}

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

interface ArticlePreviewProps {
  readonly image: string;
  readonly eyebrow: string;
}

export function ArticlePreview({ image, eyebrow }: ArticlePreviewProps) {
  const slug = useText('slug');
  const picture = useText(image);
  return (
    <div className="grid gap-3">
      <p className="font-semibold text-ui">{copy.card}</p>
      <div className="overflow-hidden rounded-card border border-line bg-surface">
        <div className="aspect-video">
          <Cover slug={slug === '' ? 'tulisan-baru' : slug} src={picture === '' ? null : picture} />
        </div>
        <div className="grid gap-1 px-4 py-3.5">
          <p className="text-ink-3 text-small">{useText(eyebrow)}</p>
          <p className="wrap-anywhere line-clamp-3 font-semibold text-t3">{useText('title') || copy.title}</p>
          <p className="wrap-anywhere line-clamp-4 text-ink-2 text-ui">{useText('excerpt')}</p>
        </div>
      </div>
    </div>
  );
}

function SearchPreview({ prefix }: { readonly prefix: string }) {
  const slug = useText('slug');
  const [title, metaTitle] = [useText('title'), useText('meta_title')];
  const [excerpt, metaDescription] = [useText('excerpt'), useText('meta_description')];
  return (
    <div className="grid content-start gap-1 rounded-card bg-sunk p-5">
      <p className="text-ink-3 text-small">{copy.asSeen}</p>
      <p className="truncate text-ink-2 text-small">
        {prefix}
        {slug}
      </p>
      <p className="line-clamp-2 font-semibold text-link">{metaTitle || title}</p>
      <p className="line-clamp-3 text-ink-2 text-ui">{metaDescription || excerpt}</p>
    </div>
  );
}

function useText(name: string): string {
  const [field] = useField<string>(name);
  return field.value ?? '';
}
