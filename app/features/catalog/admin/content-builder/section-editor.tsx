import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { TranslatedField } from '#app/components/admin/translations/both-languages.tsx';
import { ImageField } from '#app/components/media-upload/fields/image-field.tsx';
import { VideoField } from '#app/components/media-upload/fields/video-field.tsx';
import { RichTextEditor } from '#app/components/rich-text-editor/rich-text-editor.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input, Textarea } from '#app/components/ui/input.tsx';
import { Segmented } from '#app/components/ui/segmented.tsx';
import { builderCopy as copy, itemWords } from '#messages/catalog/admin-content-builder.ts';
import { sectionTitles } from '#messages/catalog/section-titles.ts';
import type { SectionType } from '#shared/content/content-sections.ts';
import {
  isListed,
  type ListedType,
  readItems,
  type SectionItem,
  writeItems,
} from '#shared/content/section-items.ts';
import type { BuilderSection } from './use-content-builder.ts';

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

type Media = BuilderSection['media'];
type Choice = 'none' | NonNullable<Media>['type'];

const mediaChoices = ['none', 'image', 'video', 'link'] as const;

interface SectionMediaFieldProps {
  readonly media: Media;
  onChange(media: Media): void;
}

/** A picture, video or link (ACB-011). */
function SectionMediaField({ media, onChange }: SectionMediaFieldProps) {
  const choice: Choice = media?.type ?? 'none';
  const choices = mediaChoices.map((value) => ({ value, label: copy.mediaTypes[value] }));
  const choose = (type: Choice) =>
    onChange(type === 'none' ? null : type === choice ? media : { type, url: '', alt: media?.alt ?? '' });
  return (
    <div className="grid gap-3">
      <div className="grid gap-1.5">
        <span className="font-semibold text-ui">{copy.media}</span>
        <Segmented
          label={copy.media}
          choices={choices}
          value={choice}
          onChange={choose}
          className="flex-wrap justify-self-start"
        />
      </div>
      {media !== null && <MediaFields media={media} onChange={onChange} />}
    </div>
  );
}

interface MediaFieldsProps {
  readonly media: NonNullable<Media>;
  onChange(media: Media): void;
}

function MediaFields({ media, onChange }: MediaFieldsProps) {
  const withUrl = (url: string | null) => onChange({ ...media, url: url ?? '' });
  const url = media.url === '' ? null : media.url;
  const area = 'one-time-products';
  return (
    <>
      {media.type === 'image' && (
        <ImageField label={copy.mediaTypes.image} area={area} url={url} onChange={withUrl} />
      )}
      {media.type === 'video' && (
        <VideoField label={copy.mediaTypes.video} area={area} url={url} onChange={withUrl} />
      )}
      {media.type === 'link' && (
        <Field label={copy.linkUrl}>
          {(control) => (
            <Input
              {...control}
              type="url"
              inputMode="url"
              value={media.url}
              onChange={({ target }) => withUrl(target.value)}
            />
          )}
        </Field>
      )}
      <Field label={media.type === 'link' ? copy.linkLabel : copy.alt}>
        {(control) => (
          <Input
            {...control}
            maxLength={300}
            value={media.alt}
            onChange={({ target }) => onChange({ ...media, alt: target.value })}
          />
        )}
      </Field>
    </>
  );
}

interface ItemsEditorProps {
  readonly type: ListedType;
  readonly items: readonly SectionItem[];
  onChange(html: string): void;
}

const EMPTY: SectionItem = { title: '', text: '', points: [] };

function ItemsEditor({ type, items: initialItems, onChange }: ItemsEditorProps) {
  const [items, setItems] = useState(initialItems.length === 0 ? [EMPTY] : initialItems);
  const labels = itemWords[type];
  const put = (next: readonly SectionItem[]) => {
    setItems(next);
    onChange(writeItems(type, next));
  };
  return (
    <div className="grid gap-3">
      <ol className="grid gap-3">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no ids and are never reordered
          <li key={index} className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 border-line border-t pt-3">
            <ItemFields
              type={type}
              item={item}
              onChange={(changed) =>
                put(items.map((other, position) => (position === index ? changed : other)))
              }
            />
            <Button
              variant="quiet"
              size="icon"
              className="mt-6"
              aria-label={copy.remove(labels.name(index + 1))}
              onClick={() => put(items.filter((_, position) => position !== index))}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ol>
      <Button
        variant="outline"
        size="sm"
        className="justify-self-start"
        onClick={() => put([...items, EMPTY])}
      >
        <Plus aria-hidden="true" />
        {labels.add}
      </Button>
    </div>
  );
}

interface ItemFieldsProps {
  readonly type: ListedType;
  readonly item: SectionItem;
  onChange(item: SectionItem): void;
}

function ItemFields({ type, item, onChange }: ItemFieldsProps) {
  const labels = itemWords[type];
  const isLong = type === 'testimonials';
  return (
    <div className="grid gap-3">
      <Field label={labels.title}>
        {(control) =>
          isLong ? (
            <Textarea
              {...control}
              rows={3}
              value={item.title}
              onChange={({ target }) => onChange({ ...item, title: target.value })}
            />
          ) : (
            <Input
              {...control}
              value={item.title}
              onChange={({ target }) => onChange({ ...item, title: target.value })}
            />
          )
        }
      </Field>
      {labels.text !== null && (
        <Field label={labels.text}>
          {(control) => (
            <Textarea
              {...control}
              rows={isLong ? 1 : 3}
              value={item.text}
              onChange={({ target }) => onChange({ ...item, text: target.value })}
            />
          )}
        </Field>
      )}
      {labels.points !== null && (
        <Field label={labels.points}>
          {(control) => (
            <Textarea
              {...control}
              rows={4}
              value={item.points.join('\n')}
              onChange={({ target }) => onChange({ ...item, points: target.value.split('\n') })}
            />
          )}
        </Field>
      )}
    </div>
  );
}
