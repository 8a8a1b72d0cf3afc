import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { cn } from '#app/lib/cn.ts';

interface RowTitleProps {
  readonly opens?: string | (() => void) | undefined;
  readonly label?: string;
  readonly thumb?: ReactNode;
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  readonly isHintWide?: boolean;
  readonly children?: ReactNode;
}

const plainClasses = 'wrap-anywhere line-clamp-2 text-left text-balance font-semibold leading-snug';

export const rowLink = {
  'data-row-link': '',
  className: `${plainClasses} underline-offset-4 outline-none after:absolute after:inset-0 hover:underline`,
};

export function RowTitle(props: RowTitleProps) {
  const { opens, label, thumb, title, hint, isHintWide = false, children } = props;
  const { pathname, search } = useLocation();
  const shared = { ...rowLink, 'aria-label': label, children: title };
  return (
    <span
      className={cn(
        'grid items-center gap-x-3',
        thumb
          ? 'grid-cols-[auto_minmax(0,1fr)] @cards:min-w-52'
          : 'grid-cols-[minmax(0,1fr)] @cards:min-w-28',
      )}
    >
      {thumb && (
        <span className="grid size-10 overflow-hidden rounded-small @max-cards:size-13 @max-cards:rounded-control">
          {thumb}
        </span>
      )}
      <span className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
        {opens === undefined && <span className={plainClasses}>{title}</span>}
        {typeof opens === 'string' && (
          <Link
            to={opens}
            preventScrollReset
            {...shared}
            data-row-link={opens}
            aria-current={opens === pathname + search ? 'true' : undefined}
          />
        )}
        {typeof opens === 'function' && <button type="button" onClick={opens} {...shared} />}
        <span className="flex max-w-full gap-x-3 text-ink-2 text-small @max-cards:flex-wrap @cards:overflow-hidden">
          {children}
          {hint && (
            <span
              className={cn(
                'min-w-0 truncate text-ink-3 @cards:flex-[1_1_0]',
                isHintWide ? '@max-cards:hidden' : '@max-cards:-order-1 @max-cards:w-full',
              )}
            >
              {hint}
            </span>
          )}
        </span>
      </span>
    </span>
  );
}
