import { Badge } from '#app/components/ui/badge.tsx';
import { statusCopy as copy } from '#messages/admin-content.ts';
import type { ContentStatus } from '#shared/content.ts';
import { formatDayTime } from '#shared/dates.ts';

const variants = { draft: 'outline', published: 'ok', archived: 'off' } as const;

interface StatusBadgeProps {
  readonly status: ContentStatus;
  readonly scheduledAt: string | null;
}

/** A scheduled draft shows its date. */
export function StatusBadge({ status, scheduledAt }: StatusBadgeProps) {
  if (scheduledAt !== null) return <Badge>{copy.scheduled(formatDayTime(scheduledAt))}</Badge>;
  return <Badge variant={variants[status]}>{copy[status]}</Badge>;
}
