import { useCallback, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Textarea } from '#app/components/ui/input.tsx';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { INTENT } from '#app/lib/forms/form-reply.ts';
import { createClient } from '#contract/client.ts';
import type { saveNote } from '#contract/courses/lesson-notes.ts';
import { lessonNotesCopy as copy } from '#messages/courses/lesson-notes.ts';
import { MAX_NOTE_LENGTH } from '#shared/courses/lesson-work.ts';

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

/** `keepalive`: a request sent while the page unloads still arrives. */
const client = createClient((request) => fetch(request, { keepalive: true }));

/** After the last key. */
const PAUSE_MS = 800;

interface Lesson {
  readonly slug: string;
  readonly lesson_id: string;
}

type NoteState = 'idle' | 'saving' | 'saved' | 'failed';

/** Saves on a pause, and at once on leaving. One request at a time, so that the last text wins. */
function useSavedNote({ slug, lesson_id }: Lesson, initial: string) {
  const [state, setState] = useState<NoteState>('idle');
  const written = useRef(initial);
  const kept = useRef(initial);
  const sending = useRef<Promise<void> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = useCallback((): void => {
    clearTimeout(timer.current);
    if (sending.current !== null || written.current === kept.current) return;
    const note = written.current;
    setState('saving');
    sending.current = putNote({ slug, lesson_id, note }).then((isKept) => {
      sending.current = null;
      if (!isKept) return setState('failed');
      kept.current = note;
      if (written.current === note) setState('saved');
      else save();
    });
  }, [slug, lesson_id]);
  useEffect(() => {
    const saveOnHide = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', saveOnHide);
    return () => {
      document.removeEventListener('visibilitychange', saveOnHide);
      save();
    };
  }, [save]);
  const write = (note: string): void => {
    written.current = note;
    clearTimeout(timer.current);
    timer.current = setTimeout(save, PAUSE_MS);
  };
  return { state, write, save };
}

async function putNote({ slug, lesson_id, note }: Lesson & { readonly note: string }): Promise<boolean> {
  const saved = await client.call<typeof saveNote>(
    { method: 'put', path: '/api/purchases/{slug}/lessons/{lesson_id}/note' },
    { params: { slug, lesson_id }, body: { note } },
  );
  return saved.ok;
}
