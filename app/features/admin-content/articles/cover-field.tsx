import { Cover } from '#app/components/brand/cover.tsx';
import { ImageField } from '#app/components/media-upload/fields/image-field.tsx';
import { contentCopy } from '../content-copy.ts';

const copy = contentCopy.fields;

interface CoverFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly slug: string;
  /** The uploaded picture; null: the cover is drawn. */
  readonly url: string | null;
  readonly error: string | undefined;
  readonly onChange: (url: string | null) => void;
}

/** A picture of one's own, and what stands in its place as long as there is none. */
export function CoverField({ label, hint = copy.coverHint, slug, url, error, onChange }: CoverFieldProps) {
  return (
    <div className="grid gap-2">
      <ImageField label={label} area="content" url={url} hint={hint} error={error} onChange={onChange} />
      {url === null && (
        <div className="aspect-video overflow-hidden rounded-control">
          <Cover slug={slug === '' ? 'tulisan-baru' : slug} />
        </div>
      )}
    </div>
  );
}
