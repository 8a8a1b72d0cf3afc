import { Star } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Textarea } from '#app/components/ui/input.tsx';
import { cn } from '#app/lib/cn.ts';
import { toast } from '#app/lib/toast.ts';
import { REVIEW_LENGTH } from '#shared/reviews.ts';
import { reviewsCopy } from './reviews-copy.ts';
import type { OwnReviewState } from './use-own-review.ts';

interface Props {
  readonly review: { readonly rating: number; readonly body: string } | null;
  readonly onSave: OwnReviewState['save'];
  readonly onDone: () => void;
}

/** Stars and words of an owner. What was typed stays when saving fails. */
export function ReviewForm({ review, onSave, onDone }: Props) {
  const [rating, setRating] = useState(review?.rating ?? 0);
  const [body, setBody] = useState(review?.body ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (rating === 0) return setProblems({ rating: reviewsCopy.chooseStars });
    setIsBusy(true);
    const problem = await onSave({ rating, body });
    setIsBusy(false);
    if (problem !== null) return setProblems(problem.fields ?? { form: problem.message });
    toast.success(reviewsCopy.saved);
    return onDone();
  };
  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="grid gap-4" noValidate>
      <StarPicker rating={rating} problem={problems.rating} onPick={setRating} />
      <Field label={reviewsCopy.body} hint={reviewsCopy.publicName} error={problems.body}>
        {(control) => (
          <Textarea
            {...control}
            value={body}
            maxLength={REVIEW_LENGTH}
            placeholder={reviewsCopy.bodyHint}
            onChange={(event) => setBody(event.target.value)}
          />
        )}
      </Field>
      <p role="alert" className="text-debit text-small empty:hidden">
        {problems.form}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busyText={isBusy ? reviewsCopy.saving : undefined}>
          {reviewsCopy.save}
        </Button>
        <Button size="sm" variant="outline" onClick={onDone} disabled={isBusy}>
          {reviewsCopy.cancel}
        </Button>
      </div>
    </form>
  );
}

interface PickerProps {
  readonly rating: number;
  readonly problem: string | undefined;
  readonly onPick: (rating: number) => void;
}

/** Five native radio buttons that look like stars: arrow keys, forms and readers know them. */
function StarPicker({ rating, problem, onPick }: PickerProps) {
  return (
    <fieldset>
      <legend className="font-medium text-ui">{reviewsCopy.rating}</legend>
      <div className="-ml-2.5 flex">
        {[1, 2, 3, 4, 5].map((star) => (
          <label
            key={star}
            className="grid size-tap place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-link"
          >
            <input
              type="radio"
              name="rating"
              value={star}
              checked={star === rating}
              aria-label={`${star} bintang`}
              onChange={() => onPick(star)}
              className="sr-only"
            />
            <Star
              aria-hidden="true"
              className={cn('size-6', star <= rating ? 'fill-current text-dawn-2' : 'text-ink-3')}
              strokeWidth={1.75}
            />
          </label>
        ))}
      </div>
      <p aria-live="polite" className="text-debit text-small empty:hidden">
        {problem}
      </p>
    </fieldset>
  );
}
