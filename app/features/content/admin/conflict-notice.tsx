import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { conflictCopy as copy } from '#messages/content/admin.ts';
import { formatDayTime } from '#shared/time/dates.ts';

interface ConflictNoticeProps {
  readonly changedAt: string;
  readonly href: string;
  readonly onReload: () => void;
  readonly onOverwrite: () => void;
}

const focusNotice = (notice: HTMLElement | null) => notice?.focus();

export function ConflictNotice({ changedAt, href, onReload, onOverwrite }: ConflictNoticeProps) {
  return (
    <section
      ref={focusNotice}
      role="alert"
      tabIndex={-1}
      className="mb-5 grid gap-3 rounded-card border border-line-strong bg-surface p-5"
    >
      <div>
        <h2 className="text-t3">{copy.title(formatDayTime(changedAt))}</h2>
        <p className="text-ink-2 text-ui">{copy.text}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="outline" size="sm">
          <Link to={href} target="_blank" rel="noreferrer">
            {copy.compare}
          </Link>
        </Button>
        <Button variant="outline" size="sm" onClick={onReload}>
          {copy.takeTheirs}
        </Button>
        <Button variant="danger" size="sm" onClick={onOverwrite}>
          {copy.keepMine}
        </Button>
      </div>
    </section>
  );
}
