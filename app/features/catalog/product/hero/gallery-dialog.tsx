import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Picture } from '#app/components/brand/picture.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Dialog, DialogContent, DialogTitle } from '#app/components/ui/dialog.tsx';
import type { ProductDetail } from '#contract/catalog/products.ts';
import { productCopy } from '#messages/catalog/product.ts';

export type GalleryItem = ProductDetail['media_gallery'][number];

interface Props {
  readonly title: string;
  readonly media: readonly GalleryItem[];
  readonly onClose: () => void;
}

export function GalleryDialog({ title, media, onClose }: Props) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="wide">
        <DialogTitle className="sr-only">{productCopy.gallery(title)}</DialogTitle>
        <Gallery media={media} />
      </DialogContent>
    </Dialog>
  );
}

function Gallery({ media }: { readonly media: readonly GalleryItem[] }) {
  const [index, setIndex] = useState(0);
  const item = media[index];
  const move = (step: number) => setIndex((index + step + media.length) % media.length);
  if (item === undefined) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of a keyboard, beside the two buttons
    <div
      className="grid gap-3 p-4 pt-14"
      onKeyDown={({ key, target }) => {
        if (target instanceof HTMLVideoElement) return;
        if (key === 'ArrowRight') move(1);
        if (key === 'ArrowLeft') move(-1);
      }}
    >
      <div className="grid aspect-video place-items-center overflow-hidden rounded-card bg-sunk">
        {item.type === 'video' ? (
          // biome-ignore lint/a11y/useMediaCaption: uploads carry no caption track yet
          <video key={item.url} src={item.url} controls autoPlay playsInline className="size-full" />
        ) : (
          <Picture
            src={item.url}
            alt={item.alt ?? ''}
            sizes="(min-width: 1048px) 970px, 100vw"
            className="size-full object-contain"
          />
        )}
      </div>
      <div className="flex items-center justify-between">
        <Button variant="outline" size="icon" aria-label={productCopy.previous} onClick={() => move(-1)}>
          <ChevronLeft aria-hidden />
        </Button>
        <p aria-live="polite" className="num text-ui">
          {index + 1} / {media.length}
        </p>
        <Button variant="outline" size="icon" aria-label={productCopy.next} onClick={() => move(1)}>
          <ChevronRight aria-hidden />
        </Button>
      </div>
    </div>
  );
}
