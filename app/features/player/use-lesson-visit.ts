import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { saveProgress } from './save-lesson-progress.ts';

interface Visit {
  readonly slug: string;
  readonly lesson_id: string;
  /** Seconds into the video; kept up to date by the player. */
  readonly position: RefObject<number>;
}

export interface LessonVisit {
  readonly isSaved: boolean;
  /** Sends where the learner is now. */
  save(): void;
}

/** Notes that a lesson was opened, and where it was left: also when the tab is closed, or put away on a phone. */
export function useLessonVisit({ slug, lesson_id, position }: Visit): LessonVisit {
  const [isSaved, setSaved] = useState(true);
  const sent = useRef<number | null>(null);
  const save = useCallback(() => {
    const position_seconds = Math.floor(position.current);
    if (sent.current === position_seconds) return;
    sent.current = position_seconds;
    void saveProgress({ slug, lesson_id, position_seconds }).then((isHeard) => {
      if (!isHeard) sent.current = null;
      setSaved(isHeard);
    });
  }, [slug, lesson_id, position]);
  useEffect(() => {
    sent.current = null;
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
