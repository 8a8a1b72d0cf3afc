import { memo, Suspense } from 'react';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import type { ClassLineProps } from './class-line-text.tsx';

const ClassLineText = lazyPart(async () => (await import('./class-line-text.tsx')).ClassLineText);

/**
 * When a class meets next and how many places are left; for everything else nothing, and no script. What is drawn again
 * before its script came is taken away meanwhile, so it is only for another offer.
 */
export const ClassLine = memo((props: ClassLineProps) => {
  const { next_session_at, places_left } = props.offer;
  if (next_session_at === null && places_left === null) return null;
  return (
    <Suspense>
      <ClassLineText {...props} />
    </Suspense>
  );
});
