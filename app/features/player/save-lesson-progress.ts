import type { recordLessonProgress } from '#contract/account/learning.ts';
import { createClient } from '#contract/client.ts';

/** `keepalive`: what is sent while the page is being left still arrives. */
const client = createClient((request) => fetch(request, { keepalive: true }));

export interface LessonPosition {
  readonly slug: string;
  readonly lesson_id: string;
  readonly position_seconds: number;
  readonly is_done?: boolean;
}

/** Tells the server where the learner is. False when it did not hear it; the next call says it again. */
export async function saveProgress({
  slug,
  lesson_id,
  position_seconds,
  is_done = false,
}: LessonPosition): Promise<boolean> {
  const answer = await client.call<typeof recordLessonProgress>(
    { method: 'put', path: '/api/purchases/{slug}/lessons/{lesson_id}/progress' },
    {
      params: { slug, lesson_id },
      body: { position_seconds: Math.floor(position_seconds), is_done, watched_at: new Date().toISOString() },
    },
  );
  return answer.ok;
}
