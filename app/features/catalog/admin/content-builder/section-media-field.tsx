import { ImageField } from '#app/components/media-upload/fields/image-field.tsx';
import { VideoField } from '#app/components/media-upload/fields/video-field.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { Segmented } from '#app/components/ui/segmented.tsx';
import { builderCopy as copy } from '#messages/catalog/admin-content-builder.ts';
import type { BuilderSection } from './builder-section.ts';

type Media = BuilderSection['media'];
type Choice = 'none' | NonNullable<Media>['type'];

const mediaChoices = ['none', 'image', 'video', 'link'] as const;

interface SectionMediaFieldProps {
  readonly media: Media;
  onChange(media: Media): void;
}

/** A picture, video or link (ACB-011). */
export function SectionMediaField({ media, onChange }: SectionMediaFieldProps) {
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
