import { toast } from '#app/lib/toast.ts';
import type { OwnReview } from '#contract/reviews/reviews.ts';
import { reviewsCopy } from '#messages/reviews/reviews.ts';
import { ReviewForm } from './review-form.tsx';

interface Props {
  readonly slug: string;
  readonly review: OwnReview['review'];
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** A module of its own: one that is imported both lazily and statically costs every page a bundler helper. */
export function WriteHere({ onSaved, ...props }: Props) {
  const saved = () => {
    toast.success(reviewsCopy.saved);
    onSaved();
  };
  return <ReviewForm {...props} onSaved={saved} />;
}
