import { useField } from '@conform-to/react';
import { useId } from 'react';
import { Petal } from '#app/components/brand/petals.tsx';
import { ActionForm, useIsFirstInvalid } from '#app/components/form/action-form.tsx';
import { FormFoot } from '#app/components/form/form-foot.tsx';
import { TextareaField } from '#app/components/form/text-fields.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import type { OwnReview } from '#contract/reviews/reviews.ts';
import { reviewsCopy } from '#messages/reviews/reviews.ts';
import { MAX_REVIEW_LENGTH } from '#shared/reviews/reviews.ts';

export const REVIEW_FORM = 'review';

interface Props {
  readonly slug: string;
  readonly review: OwnReview['review'];
  readonly onCancel?: () => void;
  readonly onSaved?: () => void;
}

export function ReviewForm({ slug, review, onCancel, onSaved }: Props) {
  const form = useActionForm({
    id: REVIEW_FORM,
    action: `/user/purchases/${slug}/review`,
    ...(review !== null && { defaults: { rating: String(review.rating), body: review.body } }),
    ...(onSaved !== undefined && { onSuccess: onSaved }),
  });
  return (
    <ActionForm form={form} label={reviewsCopy.write} className="grid gap-4">
      <RatingPicker />
      <TextareaField
        name="body"
        label={reviewsCopy.body}
        hint={reviewsCopy.publicName}
        maxLength={MAX_REVIEW_LENGTH}
        isOptional
      />
      <FormFoot>
        <Button type="submit" busyText={form.isBusy ? reviewsCopy.saving : undefined}>
          {reviewsCopy.save}
        </Button>
        {onCancel !== undefined && (
          <Button variant="quiet" onClick={onCancel} disabled={form.isBusy}>
            {reviewsCopy.cancel}
          </Button>
        )}
      </FormFoot>
    </ActionForm>
  );
}

function RatingPicker() {
  const [field] = useField<string>('rating');
  const opens = useIsFirstInvalid('rating');
  const problemId = useId();
  return (
    <fieldset aria-describedby={problemId}>
      <legend className="font-medium text-ui">{reviewsCopy.rating}</legend>
      <div className="-ml-2.5 flex">
        {[1, 2, 3, 4, 5].map((rating) => (
          <label
            key={rating}
            className="grid size-tap place-items-center rounded-control text-line-strong has-checked:text-dawn-2 has-focus-visible:outline-2 has-focus-visible:outline-link [&:has(~_label_:checked)]:text-dawn-2"
          >
            <input
              type="radio"
              name="rating"
              value={rating}
              defaultChecked={field.initialValue === String(rating)}
              aria-label={reviewsCopy.outOfFive(rating)}
              {...(rating === 1 && opens && { autoFocus: true })}
              className="sr-only"
            />
            <Petal className="size-6" />
          </label>
        ))}
      </div>
      <p id={problemId} aria-live="polite" className="text-debit text-small empty:hidden">
        {field.errors?.[0]}
      </p>
    </fieldset>
  );
}
