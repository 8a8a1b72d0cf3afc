import { useState } from 'react';
import { TranslatedField } from '#app/components/admin/translations/both-languages.tsx';
import { RichTextEditor } from '#app/components/rich-text-editor/rich-text-editor.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input, Textarea } from '#app/components/ui/input.tsx';
import { builderCopy as copy } from '#messages/catalog/admin-content-builder.ts';
import { sectionTitles } from '#messages/catalog/section-titles.ts';
import type { SectionType } from '#shared/content/content-sections.ts';
import { isListed, readItems } from '#shared/content/section-items.ts';
import type { BuilderSection } from './builder-section.ts';
import { ItemsEditor } from './items-editor.tsx';
import { SectionMediaField } from './section-media-field.tsx';

interface SectionEditorProps {
  readonly section: BuilderSection;
  onChange(section: BuilderSection): void;
}

const WITH_MEDIA: readonly SectionType[] = ['hero', 'media', 'modules', 'resources', 'cta'];

export function SectionEditor({ section, onChange }: SectionEditorProps) {
  const { type, title, description, media } = section;
  const [saved] = useState(section);
  const hasDescription = type === 'hero' || type === 'cta' ? copy.description[type] : copy.description.other;
  return (
    <div className="grid gap-5">
      <TranslatedField area="catalog" saved={saved.title} written={title} label={copy.sectionTitle}>
        <Field label={copy.sectionTitle} hint={copy.usualTitle(sectionTitles[type])}>
          {(control) => (
            <Input
              {...control}
              maxLength={200}
              value={title}
              onChange={({ target }) => onChange({ ...section, title: target.value })}
            />
          )}
        </Field>
      </TranslatedField>
      <TranslatedField
        area="catalog"
        saved={saved.description}
        written={description}
        label={hasDescription}
        rows={2}
      >
        <Field label={hasDescription}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={2000}
              value={description}
              onChange={({ target }) => onChange({ ...section, description: target.value })}
            />
          )}
        </Field>
      </TranslatedField>
      {(WITH_MEDIA.includes(type) || media !== null) && (
        <SectionMediaField media={media} onChange={(changed) => onChange({ ...section, media: changed })} />
      )}
      <SectionContent section={section} onChange={onChange} />
    </div>
  );
}

function SectionContent({ section, onChange }: SectionEditorProps) {
  const { type, content } = section;
  // Decided once, so that typing cannot switch the editor.
  const [items] = useState(() => (isListed(type) ? readItems(type, content) : null));
  const [saved] = useState(content);
  const put = (html: string) => onChange({ ...section, content: html });
  if (type === 'cta' && content === '') return null;
  const label = type === 'media' || type === 'hero' ? copy.extra : copy.content;
  return (
    <TranslatedField area="catalog" saved={saved} written={content} label={label} isHtml>
      {isListed(type) && items !== null ? (
        <ItemsEditor type={type} items={items} onChange={put} />
      ) : (
        <RichTextEditor label={label} value={content} onChange={put} />
      )}
    </TranslatedField>
  );
}
