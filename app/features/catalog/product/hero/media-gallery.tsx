import { Images } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ProductCover } from '#app/components/brand/product-cover.tsx';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import type { ProductDetail } from '#contract/catalog/products.ts';
import { productCopy } from '#messages/catalog/product.ts';
import type { GalleryItem } from './gallery-dialog.tsx';

const GalleryDialog = lazyPart(async () => (await import('./gallery-dialog.tsx')).GalleryDialog);

/** Images first, then videos (MKT-019). */
function sortGallery(media: readonly GalleryItem[]): readonly GalleryItem[] {
  return [...media.filter((item) => item.type === 'image'), ...media.filter((item) => item.type === 'video')];
}

interface PictureProps {
  readonly product: ProductDetail;
  /** Beside the words from 1024 px; in a dialog from 640 px. */
  readonly isHero?: boolean;
}

export function ProductPicture({ product, isHero = false }: PictureProps) {
  const [isOpen, setIsOpen] = useState(false);
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
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={productCopy.openGallery(media.length)}
        className="absolute inset-0 cursor-zoom-in"
        onClick={() => setIsOpen(true)}
      >
        {cover}
        {media.length > 1 && (
          <span className="absolute right-3 bottom-3 flex items-center gap-1.5 rounded-full bg-over-image px-3 py-1.5 font-semibold text-on-image text-small">
            <Images aria-hidden className="size-4" />
            <span className="num">{media.length}</span>
          </span>
        )}
      </button>
      {isOpen && (
        <Suspense>
          <GalleryDialog title={product.title} media={media} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
