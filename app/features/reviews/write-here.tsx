import { toast } from '#app/lib/toast.ts';
import type { OwnReview } from '#contract/public/reviews.ts';
import { ReviewForm } from './review-form.tsx';
import { reviewsCopy } from './reviews-copy.ts';

interface Props {
  readonly slug: string;
  readonly review: OwnReview['review'];
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/**
 * The form of a review in the place of the panel, fetched with the wish to write. A module of its own: one that is both
 * fetched and linked costs every page a helper of the bundler.
 */
export function WriteHere({ onSaved, ...props }: Props) {
  const saved = () => {
    toast.success(reviewsCopy.saved);
    onSaved();
  };
  return <ReviewForm {...props} onSaved={saved} />;
}
