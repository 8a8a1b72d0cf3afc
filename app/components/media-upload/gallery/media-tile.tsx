import { Star, Trash2 } from 'lucide-react';
import { DragHandleButton } from '#app/components/sortable/drag-handle-button.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { uploadCopy as copy } from '#messages/components/media-upload.ts';
import type { MediaItem } from './media-item.ts';
import { MediaThumbnail } from './media-thumbnail.tsx';

export interface MediaTileProps {
  readonly item: MediaItem;
  readonly position: number;
  onView(): void;
  onFeature(): void;
  onRemove(): void;
  onAlt(alt: string): void;
}

export function MediaTile({ item, position, onView, onFeature, onRemove, onAlt }: MediaTileProps) {
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
