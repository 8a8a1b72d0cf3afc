import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cn } from '#app/lib/cn.ts';

interface PanelRowProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly note: ReactNode;
  readonly action: string;
  readonly to: string;
  readonly isExternal?: boolean;
  readonly isUrgent?: boolean;
}

export function PanelRow({
  icon: Icon,
  title,
  note,
  action,
  to,
  isExternal = false,
  isUrgent = false,
}: PanelRowProps) {
  const actionClasses =
    'col-start-2 inline-flex min-h-tap items-center font-semibold text-night-dawn text-ui after:absolute after:inset-0 hover:underline hover:underline-offset-4 sm:col-start-3';
  const name = (
    <>
      {action}
      <span className="sr-only">: {title}</span>
    </>
  );
  return (
    <li className="relative grid grid-cols-[20px_minmax(0,1fr)] items-center gap-x-4 border-night-line border-t px-5 pt-3 pb-1 transition-colors hover:bg-night-2 sm:grid-cols-[20px_minmax(0,1fr)_auto] sm:py-2.5 md:px-7">
      <Icon
        aria-hidden="true"
        strokeWidth={1.75}
        className={cn('size-5 self-start sm:self-center', isUrgent ? 'text-night-danger' : 'text-on-night-2')}
      />
      <p className="min-w-0 text-ui">
        <span className="block font-semibold">{title}</span>
        <span className={cn('block text-small', isUrgent ? 'text-night-danger' : 'text-on-night-2')}>
          {note}
        </span>
      </p>
      {isExternal ? (
        <a href={to} className={actionClasses}>
          {name}
        </a>
      ) : (
        <Link to={to} className={actionClasses}>
          {name}
        </Link>
      )}
    </li>
  );
}
