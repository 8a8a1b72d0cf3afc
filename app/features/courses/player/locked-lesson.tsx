import { Link } from 'react-router';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { formatOpening } from '#app/features/courses/lock-text.ts';
import type { LessonLock } from '#contract/courses/lesson-lock.ts';
import { playerCopy as copy } from '#messages/courses/player.ts';

interface Props {
  readonly slug: string;
  readonly lock: LessonLock;
}

export function LockedLesson({ slug, lock: { reason, opens_at, after } }: Props) {
  const course = `/user/purchases/${slug}`;
  const hint =
    reason === 'date'
      ? copy.lockedUntil(formatOpening(opens_at ?? ''))
      : copy.lockedAfter[reason](after?.title ?? '');
  return (
    <EmptyState title={copy.locked} hint={hint} level={1} className="[&_h1]:text-t2">
      <div className="grid w-fit max-w-full gap-3">
        {after !== null && (
          <Button asChild>
            <Link to={`${course}/learn/${encodeURIComponent(after.id)}`}>{copy.goTo(after.title)}</Link>
          </Button>
        )}
        <Button asChild variant={after === null ? 'primary' : 'outline'}>
          <Link to={course}>{copy.toCourse}</Link>
        </Button>
      </div>
    </EmptyState>
  );
}
