import { ActionForm } from '#app/components/form/action-form.tsx';
import { TextareaField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import type { ReceivedHandIn } from '#contract/courses/admin-hand-ins.ts';
import { handInDeskCopy as copy } from '#messages/courses/admin-hand-ins.ts';
import { MAX_FEEDBACK_LENGTH } from '#shared/courses/hand-ins.ts';

interface Props {
  readonly handIn: ReceivedHandIn;
  readonly action: string;
}

export function ReviewForm({ handIn, action }: Props) {
  const { id, full_name, revision, state, feedback } = handIn;
  const isReviewed = state !== 'waiting';
  const form = useAdminForm({
    id: `review-${id}`,
    action,
    failed: copy.saveFailed,
    defaults: { feedback: isReviewed ? (feedback ?? '') : '' },
  });
  const fields = (
    <ActionForm form={form} label={copy.review(full_name)} className="grid justify-items-start gap-3">
      <input type="hidden" name="form" value={`review-${id}`} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="revision" value={revision} />
      <TextareaField
        name="feedback"
        label={copy.feedback}
        hint={copy.feedbackHint}
        rows={5}
        maxLength={MAX_FEEDBACK_LENGTH}
        isOptional
        className="w-full"
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          name="decision"
          value="accepted"
          size="sm"
          busyText={form.isBusy ? copy.saving : undefined}
        >
          {copy.accept}
        </Button>
        <Button
          type="submit"
          name="decision"
          value="returned"
          variant="outline"
          size="sm"
          disabled={form.isBusy}
        >
          {copy.askAgain}
        </Button>
      </div>
    </ActionForm>
  );
  if (!isReviewed) return fields;
  return (
    <details>
      <summary className="inline-flex min-h-tap cursor-pointer items-center font-semibold text-link text-ui">
        {copy.change}
      </summary>
      {fields}
    </details>
  );
}
