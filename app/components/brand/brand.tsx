import { Link } from 'react-router';
import { useSettings } from '#app/hooks/use-root-data.ts';
import { cn } from '#app/lib/cn.ts';

export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 60 44" aria-hidden="true" className={cn('h-[22px] w-[30px] shrink-0', className)}>
      <path
        fill="currentColor"
        d="M2.6 9.6C17.3 8.3 30.7 21.7 29.4 36.4C14.7 37.7 1.3 24.3 2.6 9.6ZM30.6 36.4C29.3 21.7 42.7 8.3 57.4 9.6C58.7 24.3 45.3 37.7 30.6 36.4Z"
      />
      <path fill="var(--dawn-2)" d="M30 0C40.7 9 40.7 27 30 36C19.3 27 19.3 9 30 0Z" />
      <path stroke="currentColor" strokeWidth="3.4" d="M0 41.5h60" />
    </svg>
  );
}

export function Brand({ className }: { className?: string }) {
  const { brand_name } = useSettings();
  return (
    <Link
      to="/"
      className={cn(
        'inline-flex min-h-tap items-center gap-2.5 font-bold text-t3 tracking-[-0.035em]',
        className,
      )}
    >
      <Mark />
      {brand_name}
    </Link>
  );
}
