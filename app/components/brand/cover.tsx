import { Picture } from '#app/components/brand/picture.tsx';
import { cn } from '#app/lib/cn.ts';
import { type CoverChoice, coverUrl } from '#app/lib/images/cover-url.ts';
import { coverSizes } from '#shared/kawung/cover-shapes.ts';

type CoverProps = CoverChoice & {
  src?: string | null | undefined;
  sizes?: string;
  loading?: 'lazy' | 'eager';
  /** Loads with high priority, because it is the page's LCP element. */
  isFirst?: boolean;
  /** Empty when the title stands beside it, which is nearly always. */
  alt?: string;
  className?: string;
};

export function Cover({ src, isFirst = false, alt = '', sizes, className, ...props }: CoverProps) {
  const { loading = isFirst ? 'eager' : 'lazy', ...choice } = props;
  const { width, height } = coverSizes[choice.ratio ?? '16:9'];
  return (
    <Picture
      data-slot="cover"
      src={src ?? coverUrl(choice)}
      alt={alt}
      sizes={sizes ?? (isFirst ? '(min-width: 1024px) 60vw, 100vw' : '(min-width: 1024px) 33vw, 100vw')}
      width={width}
      height={height}
      loading={loading}
      {...(isFirst && { fetchPriority: 'high' as const })}
      decoding={loading === 'eager' ? 'sync' : 'async'}
      className={cn('size-full bg-sunk object-cover', className)}
    />
  );
}
