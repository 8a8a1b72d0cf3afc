import { useCallback, useEffect, useRef, useState } from 'react';
import { createClient } from '#contract/client.ts';
import type { saveNote } from '#contract/courses/lesson-notes.ts';

/** `keepalive`: a request sent while the page unloads still arrives. */
const client = createClient((request) => fetch(request, { keepalive: true }));

/** After the last key. */
const PAUSE_MS = 800;

interface Lesson {
  readonly slug: string;
  readonly lesson_id: string;
}

export type NoteState = 'idle' | 'saving' | 'saved' | 'failed';

/** Saves on a pause, and at once on leaving. One request at a time, so that the last text wins. */
export function useSavedNote({ slug, lesson_id }: Lesson, initial: string) {
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
