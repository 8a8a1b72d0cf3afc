import { memo, Suspense } from 'react';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import type { ClassLineProps } from './class-line-text.tsx';

const ClassLineText = lazyPart(async () => (await import('./class-line-text.tsx')).ClassLineText);

/** Memoised, because React removes content that renders again before its lazy script has loaded. */
export const ClassLine = memo((props: ClassLineProps) => {
  const { next_session_at, places_left } = props.offer;
  if (next_session_at === null && places_left === null) return null;
  return (
    <Suspense>
      <ClassLineText {...props} />
    </Suspense>
  );
});
