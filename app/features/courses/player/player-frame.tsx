import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { NavigationLine } from '#app/components/page/navigation-line.tsx';
import { SkipLink } from '#app/components/page/skip-link.tsx';
import { buttonVariants } from '#app/components/ui/button.tsx';
import { playerCopy as copy } from '#messages/courses/player.ts';

interface PlayerFrameProps {
  readonly slug: string;
  readonly title: string;
  readonly note?: string;
  readonly tools?: ReactNode;
  readonly progress?: ReactNode;
  readonly children: ReactNode;
}

export const barButtonClasses = buttonVariants({ variant: 'night-quiet', size: 'icon' });

export function PlayerFrame({ slug, title, note, tools, progress, children }: PlayerFrameProps) {
  return (
    <>
      <SkipLink />
      <NavigationLine />
      <header data-plane="night" className="print:hidden! sticky top-0 z-20 bg-night text-on-night">
        <div className="grid min-h-15 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2 px-1.5">
          <Link to={`/user/purchases/${slug}`} aria-label={copy.leave} className={barButtonClasses}>
            <X aria-hidden="true" />
          </Link>
          <p className="min-w-0 leading-tight">
            <b className="block truncate font-semibold text-ui">{title}</b>
            {note !== undefined && <span className="num text-on-night-2 text-small">{note}</span>}
          </p>
          {tools}
        </div>
        {progress}
      </header>
      {children}
    </>
  );
}
