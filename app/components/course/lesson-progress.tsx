import { cn } from '#app/lib/cn.ts';

interface Props {
  readonly total: number;
  readonly done: number;
  /** On a dark background. */
  readonly isOnDark?: boolean;
  readonly className?: string;
}

/** One mark for each lesson, filled when done. Decorative: the count stands beside it. */
export function LessonProgress({ total, done, isOnDark = false, className }: Props) {
  const open = isOnDark ? 'bg-night-line' : 'bg-line-strong';
  const filled = isOnDark ? 'bg-night-dawn' : 'bg-dawn-2';
  return (
    <div aria-hidden="true" className={cn('flex gap-[3px]', className)}>
      {Array.from({ length: total }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: marks have no identity but their place
          key={index}
          className={cn('h-1.5 min-w-0 flex-1 rounded-full', index < done ? filled : open)}
        />
      ))}
    </div>
  );
}
