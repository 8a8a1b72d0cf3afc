import { Play } from 'lucide-react';
import { Picture } from '#app/components/brand/picture.tsx';
import type { MediaKind } from '#shared/files/uploads.ts';

interface MediaThumbnailProps {
  readonly item: { readonly type: MediaKind; readonly url: string };
}

export function MediaThumbnail({ item: { type, url } }: MediaThumbnailProps) {
  if (type === 'image') {
    return <Picture src={url} alt="" sizes="200px" className="size-full bg-sunk object-cover" />;
  }
  return (
    <span className="relative block size-full bg-night">
      <video
        src={`${url}#t=0.5`}
        muted
        playsInline
        preload="metadata"
        aria-hidden="true"
        tabIndex={-1}
        className="size-full object-cover"
      />
      <span className="absolute inset-0 grid place-items-center">
        <span className="grid size-9 place-items-center rounded-full bg-over-image text-on-image">
          <Play aria-hidden="true" className="size-4" />
        </span>
      </span>
    </span>
  );
}
