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

const FIVE = [1, 2, 3, 4, 5];

interface StarsProps {
  /** An average is drawn to the nearest half. */
  readonly rating: number;
  readonly className?: string;
}

/** Five stars, filled as far as the rating goes, with a text for screen readers. */
export function Stars({ rating, className }: StarsProps) {
  const filled = Math.round(rating * 2) / 2;
  return (
    <span
      role="img"
      aria-label={commerceCopy.stars(rating % 1 === 0 ? String(rating) : formatRating(rating))}
      className={cn('relative inline-flex', className)}
    >
      <span className="inline-flex text-line-strong">
        {FIVE.map((star) => (
          <Star key={star} aria-hidden="true" className="size-4" strokeWidth={1.75} />
        ))}
      </span>
      <span
        className="absolute inset-0 inline-flex overflow-hidden text-dawn-2"
        style={{ width: `${filled * 20}%` }}
      >
        {FIVE.map((star) => (
          <Star key={star} aria-hidden="true" className="size-4 shrink-0 fill-current" strokeWidth={1.75} />
        ))}
      </span>
    </span>
  );
}

/** `4,6`, in English `4.6`; without Intl, which costs a phone more than all cards of the shop. */
export function formatRating(average: number): string {
  const text = average.toFixed(1);
  return currentLanguage() === 'en' ? text : text.replace('.', ',');
}
