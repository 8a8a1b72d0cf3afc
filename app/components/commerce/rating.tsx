import { Star } from 'lucide-react';
import { cn } from '#app/lib/cn.ts';
import { commerceCopy } from '#messages/commerce.ts';
import { currentLanguage } from '#shared/language/language.ts';

interface RatingProps {
  readonly average: number;
  readonly count: number;
  readonly className?: string;
}

/** `★ 4,6 (12 ulasan)` */
export function Rating({ average, count, className }: RatingProps) {
  return (
    <span className={cn('num inline-flex items-center gap-1', className)}>
      <Star aria-hidden="true" className="size-4 shrink-0 fill-current text-dawn-2" />
      <span className="sr-only">{commerceCopy.rated} </span>
      <b className="font-semibold text-ink">{formatRating(average)}</b>
      <span>({commerceCopy.reviews(count)})</span>
    </span>
  );
}

/** Five stars, with a text for screen readers. */
export function Stars({ rating, className }: { readonly rating: number; readonly className?: string }) {
  return (
    <span role="img" aria-label={commerceCopy.stars(rating)} className={cn('inline-flex gap-0.5', className)}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          className={cn('size-4', star <= rating ? 'fill-current text-dawn-2' : 'text-line-strong')}
          strokeWidth={1.75}
        />
      ))}
    </span>
  );
}

/** `4,6`, in English `4.6`; without Intl, which costs a phone more than all cards of the shop. */
export function formatRating(average: number): string {
  const text = average.toFixed(1);
  return currentLanguage() === 'en' ? text : text.replace('.', ',');
}
