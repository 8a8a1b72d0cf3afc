import { StatusDot } from '#app/components/ui/status-dot.tsx';
import { statusCopy as copy } from '#messages/content/admin.ts';
import type { ContentStatus } from '#shared/content/content.ts';
import { formatDayTime } from '#shared/time/dates.ts';

const tones = { draft: 'draft', published: 'ok', archived: 'off' } as const;

interface StatusBadgeProps {
  readonly status: ContentStatus;
  readonly scheduledAt: string | null;
}

export function StatusBadge({ status, scheduledAt }: StatusBadgeProps) {
  if (scheduledAt !== null)
    return <StatusDot tone="wait">{copy.scheduled(formatDayTime(scheduledAt))}</StatusDot>;
  return <StatusDot tone={tones[status]}>{copy[status]}</StatusDot>;
}
