import { Film, ImagePlus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { SortableItem } from '#app/components/sortable/sortable-item.tsx';
import { SortableList } from '#app/components/sortable/sortable-list.tsx';
import { toast } from '#app/lib/toast.ts';
import { uploadCopy as copy } from '#messages/components/media-upload.ts';
import type { MediaArea } from '#shared/files/uploads.ts';
import { DropZone } from '../drop-zone.tsx';
import { FileButton } from '../file-button.tsx';
import { arrangeMedia, featureFirst, type MediaItem } from '../gallery/media-item.ts';
import { MediaTile } from '../gallery/media-tile.tsx';
import { MediaViewer } from '../gallery/media-viewer.tsx';
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
