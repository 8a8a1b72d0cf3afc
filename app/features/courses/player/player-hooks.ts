import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { createClient } from '#contract/client.ts';
import type { recordLessonProgress } from '#contract/courses/learning.ts';

/** `keepalive`: a request sent while the page unloads still arrives. */
const client = createClient((request) => fetch(request, { keepalive: true }));

interface Visit {
  readonly slug: string;
  readonly lesson_id: string;
  /** In seconds. */
  readonly position: RefObject<number>;
}

export interface LessonVisit {
  readonly isSaved: boolean;
  save(): void;
}

export function useLessonVisit({ slug, lesson_id, position }: Visit): LessonVisit {
  const [isSaved, setSaved] = useState(true);
  const lastSent = useRef<number | null>(null);
  const save = useCallback(() => {
    const position_seconds = Math.floor(position.current);
    if (lastSent.current === position_seconds) return;
    lastSent.current = position_seconds;
    void recordProgress({ slug, lesson_id, position_seconds }).then(({ ok }) => {
      if (!ok) lastSent.current = null;
      setSaved(ok);
    });
  }, [slug, lesson_id, position]);
  useEffect(() => {
    lastSent.current = null;
    save();
    const saveOnHide = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', saveOnHide);
    window.addEventListener('pagehide', save);
    return () => {
      document.removeEventListener('visibilitychange', saveOnHide);
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [save]);
  return { isSaved, save };
}

interface LessonPosition {
  readonly slug: string;
  readonly lesson_id: string;
  readonly position_seconds: number;
}

function recordProgress({ slug, lesson_id, position_seconds }: LessonPosition) {
  return client.call<typeof recordLessonProgress>(
    { method: 'put', path: '/api/purchases/{slug}/lessons/{lesson_id}/progress' },
    {
      params: { slug, lesson_id },
      body: { position_seconds, is_done: false, watched_at: new Date().toISOString() },
    },
  );
}
