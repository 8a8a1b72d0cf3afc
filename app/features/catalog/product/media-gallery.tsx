import { ChevronLeft, ChevronRight, Images } from 'lucide-react';
import { useState } from 'react';
import { Picture } from '#app/components/brand/picture.tsx';
import { ProductCover } from '#app/components/brand/product-cover.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from '#app/components/ui/dialog.tsx';
import type { ProductDetail } from '#contract/public/products.ts';
import { productCopy } from '#messages/product.ts';

type GalleryItem = ProductDetail['media_gallery'][number];

/** Images first, then videos (MKT-019). */
function sortGallery(media: readonly GalleryItem[]): readonly GalleryItem[] {
  return [...media.filter((item) => item.type === 'image'), ...media.filter((item) => item.type === 'video')];
}

interface PictureProps {
  readonly product: ProductDetail;
  /** Beside the words from 1024 px; in a dialog from 640 px. */
  readonly isHero?: boolean;
}

/** A product's picture; with uploaded media a click opens the gallery. */
export function ProductPicture({ product, isHero = false }: PictureProps) {
  const [isOpen, setOpen] = useState(false);
  const media = sortGallery(product.media_gallery);
  const cover = (
    <ProductCover
      slug={product.slug}
      src={product.cover_url}
      form="tall"
      {...(isHero ? { narrowForm: 'wide' } : { phoneForm: 'wide' })}
      sizes="(min-width: 1024px) 50vw, 100vw"
      isFirst
    />
  );
  if (media.length === 0) return cover;
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger
        className="absolute inset-0 cursor-zoom-in"
        aria-label={productCopy.openGallery(media.length)}
      >
        {cover}
        {media.length > 1 && (
          <span className="absolute right-3 bottom-3 flex items-center gap-1.5 rounded-full bg-over-image px-3 py-1.5 font-semibold text-on-image text-small">
            <Images aria-hidden className="size-4" />
            <span className="num">{media.length}</span>
          </span>
        )}
      </DialogTrigger>
      <DialogContent size="wide">
        <DialogTitle className="sr-only">{productCopy.gallery(product.title)}</DialogTitle>
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
        // In a video the arrow keys seek.
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
