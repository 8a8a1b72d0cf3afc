import { PetalRow } from '#app/components/brand/petals.tsx';
import { cn } from '#app/lib/cn.ts';
import { commerceCopy } from '#messages/components/commerce.ts';
import { currentLanguage } from '#shared/language/language.ts';

interface RatingProps {
  readonly average: number;
  readonly count: number;
  readonly className?: string;
}

export function Rating({ average, count, className }: RatingProps) {
  return (
    <span className={cn('num inline-flex items-center gap-1', className)}>
      <PetalRow total={1} lit={1} className="h-4" />
      <span className="sr-only">{commerceCopy.rated} </span>
      <b className="font-semibold text-ink">{formatRating(average)}</b>
      <span>({commerceCopy.reviews(count)})</span>
    </span>
  );
}

export function RatingPetals({
  rating,
  className,
}: {
  readonly rating: number;
  readonly className?: string;
}) {
  return (
    <span
      role="img"
      aria-label={commerceCopy.outOfFive(rating % 1 === 0 ? String(rating) : formatRating(rating))}
      className="inline-flex"
    >
      <PetalRow total={5} lit={rating} className={className} />
    </span>
  );
}

/** `4,6`, in English `4.6`; avoids Intl, which costs a phone more time than all cards of the shop. */
export function formatRating(average: number): string {
  const text = average.toFixed(1);
  return currentLanguage() === 'en' ? text : text.replace('.', ',');
}
