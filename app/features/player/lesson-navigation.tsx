import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import type { LessonView } from '#contract/account/learning.ts';
import { playerCopy as copy } from '#messages/player.ts';

interface Props {
  readonly view: LessonView;
  readonly position: RefObject<number>;
  readonly isSaved: boolean;
}

/** A plain form: the server marks the lesson and knows the next one. */
export function LessonNavigation({ view, position, isSaved }: Props) {
  const { product, lesson, previous_id, next_id, course } = view;
  const positionInput = useRef<HTMLInputElement>(null);
  const isBusy = useNavigation().formMethod === 'POST';
  const base = `/user/purchases/${product.slug}`;
  const hasFinished = course.progress.percent === 100;
  return (
    <footer className="mt-12 border-line border-t pt-6">
      {hasFinished && (
        <p className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-credit-soft px-4 py-3 text-credit text-ui">
          <Check aria-hidden="true" className="size-5" />
          {copy.finished}
          <Link
            to={`${base}#sertifikat`}
            className="inline-flex min-h-tap items-center font-semibold underline underline-offset-4"
          >
            {view.has_certificate ? copy.seeCertificate : copy.toCertificate}
          </Link>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {previous_id !== null && (
          <Button asChild variant="outline">
            <Link to={`${base}/learn/${previous_id}`} rel="prev">
              <ArrowLeft aria-hidden="true" />
              {copy.previous}
            </Link>
          </Button>
        )}
        <div className="ml-auto flex flex-wrap items-center gap-3 max-sm:ml-0 max-sm:w-full max-sm:[&_a]:flex-1 max-sm:[&_button]:w-full max-sm:[&_form]:w-full">
          {lesson.is_done ? (
            <>
              <p className="inline-flex min-h-tap items-center gap-2 font-semibold text-credit text-ui">
                <Check aria-hidden="true" className="size-5" />
                {copy.isDone}
              </p>
              <Button asChild>
                <Link to={next_id === null ? base : `${base}/learn/${next_id}`} rel="next">
                  {next_id === null ? copy.finish : copy.next}
                  <ArrowRight aria-hidden="true" />
                </Link>
              </Button>
            </>
          ) : (
            <Form
              method="post"
              onSubmit={() => {
                if (positionInput.current !== null)
                  positionInput.current.value = String(Math.floor(position.current));
              }}
            >
              <input
                ref={positionInput}
                type="hidden"
                name="position_seconds"
                defaultValue={lesson.position_seconds}
              />
              <Button type="submit" {...(isBusy && { busyText: copy.saving })}>
                <Check aria-hidden="true" />
                {next_id === null ? copy.done : copy.doneAndNext}
              </Button>
            </Form>
          )}
        </div>
      </div>
      <p aria-live="polite" className="mt-3 text-debit text-small">
        {isSaved ? '' : copy.notSaved}
      </p>
    </footer>
  );
}
