import { ChevronLeft, ChevronRight, Play } from 'lucide-react';
import { Picture } from '#app/components/brand/picture.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Dialog, DialogContent, DialogTitle } from '#app/components/ui/dialog.tsx';
import { cn } from '#app/lib/cn.ts';
import { uploadCopy as copy } from '#messages/components/media-upload.ts';
import type { MediaKind } from '#shared/files/uploads.ts';

interface MediaViewerProps {
  readonly items: readonly MediaItem[];
  readonly index: number;
  onMove(index: number): void;
  onClose(): void;
}

/** Shows one item large, with thumbnails and position below; arrow keys move (APRD-053). */
export function MediaViewer({ items, index, onMove, onClose }: MediaViewerProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="wide" aria-describedby={undefined}>
        <DialogTitle className="px-4 pt-4 pb-3 text-t3 md:px-6">{copy.viewer}</DialogTitle>
        <MediaSlide items={items} index={index} onMove={onMove} />
      </DialogContent>
    </Dialog>
  );
}

export function MediaSlide({ items, index, onMove }: Omit<MediaViewerProps, 'onClose'>) {
  const activeItem = items[index];
  if (activeItem === undefined) return null;
  const step = (by: number) => onMove((index + by + items.length) % items.length);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of a keyboard, beside the two buttons
    <div
      className="grid min-h-0 gap-3 overflow-y-auto px-4 pb-4 md:px-6 md:pb-6"
      onKeyDown={({ key, target }) => {
        if (target instanceof HTMLVideoElement) return;
        if (key === 'ArrowRight') step(1);
        if (key === 'ArrowLeft') step(-1);
      }}
    >
      <div className="grid aspect-video place-items-center overflow-hidden rounded-card bg-sunk">
        {activeItem.type === 'video' ? (
          // biome-ignore lint/a11y/useMediaCaption: uploads carry no caption track
          <video
            key={activeItem.url}
            src={activeItem.url}
            controls
            playsInline
            className="size-full bg-night"
          />
        ) : (
          <Picture
            src={activeItem.url}
            alt={activeItem.alt ?? ''}
            sizes="(min-width: 1048px) 950px, 100vw"
            className="size-full object-contain"
          />
        )}
      </div>
      <div className="flex items-center justify-between gap-3">
        <Button variant="outline" size="icon" aria-label={copy.previous} onClick={() => step(-1)}>
          <ChevronLeft aria-hidden="true" />
        </Button>
        <p aria-live="polite" className="num text-ui">
          {copy.place(index + 1, items.length)}
        </p>
        <Button variant="outline" size="icon" aria-label={copy.next} onClick={() => step(1)}>
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
      <ul className="flex gap-2 overflow-x-auto p-1">
        {items.map((item, place) => (
          <li key={item.url} className="shrink-0">
            <button
              type="button"
              aria-label={copy.view(place + 1)}
              aria-current={place === index}
              onClick={() => onMove(place)}
              className={cn(
                'block h-14 w-20 overflow-hidden rounded-small',
                place === index && 'outline-2 outline-link outline-offset-1',
              )}
            >
              <MediaThumbnail item={item} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

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

/** One entry of `media_gallery`, in display order (AENT-008). */
export interface MediaItem {
  readonly type: MediaKind;
  readonly url: string;
  readonly alt: string | null;
  readonly is_featured: boolean;
  readonly sort_order: number;
}

/** Numbers the items from 1; only the first picture is featured (AENT-009). */
export function arrangeMedia(
  items: readonly Pick<MediaItem, 'type' | 'url' | 'alt'>[],
): readonly MediaItem[] {
  const first = items.findIndex(({ type }) => type === 'image');
  return items.map(({ type, url, alt }, index) => ({
    type,
    url,
    alt,
    is_featured: index === first,
    sort_order: index + 1,
  }));
}

export function featureFirst(items: readonly MediaItem[], url: string): readonly MediaItem[] {
  const chosen = items.filter((item) => item.url === url);
  return arrangeMedia([...chosen, ...items.filter((item) => item.url !== url)]);
}
