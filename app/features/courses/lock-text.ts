import type { LessonLock } from '#contract/courses/lesson-lock.ts';
import { courseCopy } from '#messages/courses/course.ts';
import { dayOf, formatCardDate, formatTime, startOfDay } from '#shared/time/dates.ts';

/** `3 Des 2026`; with the time where that is not midnight: `3 Des 2026, 19.00 WIB`. */
export function formatOpening(moment: string): string {
  const isMidnight = startOfDay(dayOf(moment)).getTime() === new Date(moment).getTime();
  return isMidnight ? formatCardDate(moment) : `${formatCardDate(moment)}, ${formatTime(moment)} WIB`;
}

export const lockText = ({ reason, opens_at }: LessonLock): string =>
  reason === 'date' ? courseCopy.opensAt(formatOpening(opens_at ?? '')) : courseCopy.opensAfter[reason];
