import { Form } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Textarea } from '#app/components/ui/input.tsx';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { INTENT } from '#app/lib/forms/form-reply.ts';
import { lessonNotesCopy as copy } from '#messages/courses/lesson-notes.ts';
import { MAX_NOTE_LENGTH } from '#shared/courses/lesson-notes.ts';
import { useSavedNote } from './use-saved-note.ts';

export const NOTE_FORM = 'lesson-note';

interface Props {
  readonly slug: string;
  readonly lesson_id: string;
  readonly note: string;
}

export function LessonNote({ slug, lesson_id, note }: Props) {
  const { state, write, save } = useSavedNote({ slug, lesson_id }, note);
  const isHydrated = useHydrated();
  return (
    <Form
      method="post"
      id="note"
      className="mt-12 grid scroll-mt-20 justify-items-start gap-2 border-line border-t pt-6"
    >
      <input type="hidden" name={INTENT} value={NOTE_FORM} />
      <Field label={copy.title} hint={copy.hint} className="w-full">
        {(control) => (
          <Textarea
            {...control}
            name="note"
            rows={4}
            maxLength={MAX_NOTE_LENGTH}
            defaultValue={note}
            onChange={({ target }) => write(target.value)}
            onBlur={save}
          />
        )}
      </Field>
      <div className="flex min-h-5 items-center gap-4">
        <p role="status" className="text-ink-2 text-small">
          {copy.states[state]}
        </p>
        {!isHydrated && (
          <Button type="submit" variant="outline" size="sm">
            {copy.save}
          </Button>
        )}
        {state === 'failed' && (
          <Button variant="outline" size="sm" onClick={save}>
            {copy.retry}
          </Button>
        )}
      </div>
    </Form>
  );
}
