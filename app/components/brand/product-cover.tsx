import { Picture } from '#app/components/brand/picture.tsx';
import { cn } from '#app/lib/cn.ts';
import { ART_VERSION } from '#app/lib/images/cover-url.ts';
import { type CoverForm, coverSizes, ratioOfForm } from '#shared/kawung/cover-shapes.ts';

export const productCoverUrl = (slug: string, form: CoverForm) =>
  `/covers/products/${form}/${encodeURIComponent(slug)}.svg?v=${ART_VERSION}`;

interface Props {
  readonly slug: string;
  readonly src: string | null;
  readonly form: CoverForm;
  /** The forms below 640 px and below 1024 px. */
  readonly phoneForm?: CoverForm;
  readonly narrowForm?: CoverForm;
  readonly sizes?: string;
  /** Loads with high priority, because it is the page's LCP element. */
  readonly isFirst?: boolean;
  readonly loading?: 'lazy' | 'eager';
  readonly className?: string;
}

const CARD_SIZES = '(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw';

export function ProductCover({ slug, src, form, sizes = CARD_SIZES, isFirst, ...props }: Props) {
  const { loading = isFirst === true ? 'eager' : 'lazy', phoneForm, narrowForm, className } = props;
  const picture = (
    <Picture
      data-slot="cover"
      src={src ?? productCoverUrl(slug, form)}
      alt=""
      sizes={sizes}
      {...coverSizes[ratioOfForm[form]]}
      loading={loading}
      {...(isFirst === true && { fetchPriority: 'high' as const })}
      decoding={loading === 'eager' ? 'sync' : 'async'}
      className={cn('cover-edge size-full bg-sunk object-cover', className)}
    />
  );
  const other = narrowForm ?? phoneForm;
  if (src !== null || other === undefined) return picture;
  return (
    <picture className="contents">
      <source
        media={narrowForm === undefined ? '(width < 40rem)' : '(width < 64rem)'}
        srcSet={productCoverUrl(slug, other)}
      />
      {picture}
    </picture>
  );
}
