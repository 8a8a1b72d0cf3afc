import type { ReactNode } from 'react';
import { Motif } from '#app/components/brand/motif.tsx';
import { PetalBand } from '#app/components/brand/petals.tsx';
import { playerCopy as copy } from '#messages/courses/player.ts';
import type { CourseProgress } from '#shared/courses/course.ts';

interface Props {
  readonly progress: CourseProgress;
  readonly titleId: string;
  readonly text: string;
  readonly children: ReactNode;
}

export function FinishedPlane({ progress: { lessons_total, lessons_done }, titleId, text, children }: Props) {
  return (
    <div
      data-plane="night"
      className="relative isolate overflow-hidden rounded-sheet bg-night p-6 text-on-night md:p-8"
    >
      <Motif
        name="corner"
        align="xMaxYMin"
        className="motif-night -z-10 absolute top-0 right-0 h-24 w-40 sm:h-40 sm:w-64"
      />
      <PetalBand total={lessons_total} done={lessons_done} isOnDark className="animate-rise-in pr-28" />
      <h2 id={titleId} className="mt-5 pr-20 text-t2">
        {copy.finishedTitle}
      </h2>
      <p className="mt-2 mb-6 max-w-[30em] text-on-night-2 text-ui">{text}</p>
      {children}
    </div>
  );
}
