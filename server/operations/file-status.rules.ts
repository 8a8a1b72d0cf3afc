import { LOW_SPACE_BYTES, NO_SPACE_BYTES } from './limits.ts';
import type { StatusFacts } from './status-facts.ts';
import { hoursSince, type Verdict } from './verdict.ts';

/** The folder holds the files unless there is a bucket, whose answer then counts alone. */
export function checkStorage({ facts, bucket }: Pick<StatusFacts, 'facts' | 'bucket'>): Verdict {
  if (bucket !== null)
    return { reason: bucket.reached ? 'bucket_reached' : 'bucket_away', names: [bucket.name] };
  const { free_bytes } = facts;
  if (free_bytes === null) return { reason: 'not_read' };
  if (free_bytes < NO_SPACE_BYTES) return { reason: 'disk_full', bytes: free_bytes };
  return { reason: free_bytes < LOW_SPACE_BYTES ? 'disk_low' : 'disk_free', bytes: free_bytes };
}

const WORK_HOURS = 1;
/** Two nights, for the usual schedule. */
const OLD_HOURS = 50;

/** Judged by the file a backup leaves, because a failed one leaves nothing. */
export function checkBackup({
  facts: { backup, jobs },
  is_backup_set,
  now,
}: Pick<StatusFacts, 'facts' | 'is_backup_set' | 'now'>): Verdict {
  const queued = jobs?.backup_queued_at ?? null;
  const isRecent = queued !== null && hoursSince(queued, now) < OLD_HOURS;
  // The setting and its folder are where the worker runs.
  if (!is_backup_set) return isRecent ? backupElsewhere(queued) : { reason: 'backup_unset' };
  // The first backup makes the folder.
  if (backup === null) return queued === null ? { reason: 'backup_waits' } : backupElsewhere(queued);
  const at = backup.at?.toISOString() ?? null;
  const isMissed =
    queued !== null && (backup.at === null || backup.at < queued) && hoursSince(queued, now) > WORK_HOURS;
  if (isMissed) return { reason: 'backup_failed', at };
  if (backup.at === null) return { reason: 'backup_waits' };
  return { reason: hoursSince(backup.at, now) > OLD_HOURS ? 'backup_old' : 'backup_made', at };
}

const backupElsewhere = (queued: Date | null): Verdict => ({
  reason: 'backup_elsewhere',
  at: queued?.toISOString() ?? null,
});
