import { Film, ImagePlus, Star, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { DragHandleButton } from '#app/components/sortable/drag-handle-button.tsx';
import { SortableItem, SortableList } from '#app/components/sortable/sortable-list.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { toast } from '#app/lib/toast.ts';
import { uploadCopy as copy } from '#messages/components/media-upload.ts';
import type { MediaArea } from '#shared/files/uploads.ts';
import { DropZone } from '../drop-zone.tsx';
import { FileButton } from '../file-button.tsx';
import { arrangeMedia, featureFirst, type MediaItem, MediaThumbnail, MediaViewer } from '../media-viewer.tsx';
import { UploadList } from '../queue/upload-list.tsx';
import { useUploads } from '../queue/use-uploads.ts';
import { useUploadLimits } from '../upload-limits.tsx';

export interface MediaFieldProps {
  readonly area: Exclude<MediaArea, 'content'>;
  readonly items: readonly MediaItem[];
  onChange(items: readonly MediaItem[]): void;
}

const KINDS = ['image', 'video'] as const;

/** Uploads, describes, sorts, features, views and removes media (APRD-047, APRD-053). */
export function MediaField({ area, items, onChange }: MediaFieldProps) {
  const hint = useId();
  const { limits } = useUploadLimits();
  const [viewed, setViewed] = useState<number | null>(null);
  // Several uploads may finish before the next render.
  const latest = useRef(items);
  latest.current = items;
  const setItems = (next: Parameters<typeof arrangeMedia>[0]) => {
    latest.current = arrangeMedia(next);
    onChange(latest.current);
  };
  const { uploads, add, cancel, retry } = useUploads({
    area,
    kinds: KINDS,
    onUploaded: ({ url }, type) => setItems([...latest.current, { type, url, alt: null }]),
  });
  const remove = (item: MediaItem) => {
    const before = latest.current;
    setItems(before.filter(({ url }) => url !== item.url));
    toast.message(copy.removed, { action: { label: copy.undo, onClick: () => setItems(before) } });
  };
  return (
    <div className="grid gap-4">
      <DropZone onFiles={add} className="grid justify-items-start gap-3 p-5">
        <p className="text-ui">{copy.drop}</p>
        <div className="flex flex-wrap gap-2">
          <FileButton kind="image" isMultiple describedBy={hint} onFiles={add}>
            <ImagePlus aria-hidden="true" />
            {copy.add.image}
          </FileButton>
          <FileButton kind="video" isMultiple describedBy={hint} onFiles={add}>
            <Film aria-hidden="true" />
            {copy.add.video}
          </FileButton>
        </div>
        <p id={hint} className="text-ink-3 text-small">
          {copy.limit(limits.picture_mb)}
        </p>
      </DropZone>
      <UploadList uploads={uploads} cancel={cancel} retry={retry} />
      {items.length === 0 ? (
        <p className="text-ink-2 text-ui">{copy.empty}</p>
      ) : (
        <SortableList
          ids={items.map(({ url }) => url)}
          layout="grid"
          nameOf={(url) => nameOf(items, url)}
          onReorder={(urls) => setItems(urls.flatMap((url) => items.filter((item) => item.url === url)))}
        >
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {items.map((item, index) => (
              <SortableItem key={item.url} id={item.url} className="min-w-0 rounded-card">
                <MediaTile
                  item={item}
                  position={index + 1}
                  onView={() => setViewed(index)}
                  onFeature={() => setItems(featureFirst(items, item.url))}
                  onRemove={() => remove(item)}
                  onAlt={(alt) =>
                    setItems(items.map((other) => (other.url === item.url ? { ...other, alt } : other)))
                  }
                />
              </SortableItem>
            ))}
          </ul>
        </SortableList>
      )}
      {viewed !== null && (
        <MediaViewer items={items} index={viewed} onMove={setViewed} onClose={() => setViewed(null)} />
      )}
    </div>
  );
}

function nameOf(items: readonly MediaItem[], url: string): string {
  const index = items.findIndex((item) => item.url === url);
  return copy.nameOf(items[index]?.type ?? 'image', index + 1);
}

interface MediaTileProps {
  readonly item: MediaItem;
  readonly position: number;
  onView(): void;
  onFeature(): void;
  onRemove(): void;
  onAlt(alt: string): void;
}

function MediaTile({ item, position, onView, onFeature, onRemove, onAlt }: MediaTileProps) {
  return (
    <div className="grid grid-cols-[112px_minmax(0,1fr)] gap-3 rounded-card border border-line bg-surface p-2.5 sm:grid-cols-1">
      <button
        type="button"
        aria-label={copy.view(position)}
        onClick={onView}
        className="relative aspect-[4/3] cursor-zoom-in overflow-hidden rounded-small"
      >
        <MediaThumbnail item={item} />
        {item.is_featured && (
          <Badge variant="hot" className="absolute top-1.5 left-1.5">
            {copy.featured}
          </Badge>
        )}
      </button>
      <div className="grid min-w-0 content-between gap-2">
        <Input
          aria-label={copy.altLabel(position)}
          placeholder={copy.altPlaceholder}
          maxLength={300}
          value={item.alt ?? ''}
          onChange={({ target }) => onAlt(target.value)}
          className="text-ui"
        />
        <div className="flex justify-between">
          <DragHandleButton label={copy.move(position)} />
          <div className="flex">
            {item.type === 'image' && !item.is_featured && (
              <Button
                variant="quiet"
                size="icon"
                aria-label={copy.makeFeatured(position)}
                onClick={onFeature}
              >
                <Star aria-hidden="true" />
              </Button>
            )}
            <Button variant="quiet" size="icon" aria-label={copy.remove(position)} onClick={onRemove}>
              <Trash2 aria-hidden="true" />
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}
