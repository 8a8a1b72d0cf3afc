import { Cover } from '#app/components/brand/cover.tsx';
import { ImageField } from '#app/components/media-upload/fields/image-field.tsx';
import { fieldsCopy as copy } from '#messages/admin-content.ts';

interface CoverFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly slug: string;
  /** Null: the cover is generated. */
  readonly url: string | null;
  readonly error: string | undefined;
  readonly onChange: (url: string | null) => void;
}

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
