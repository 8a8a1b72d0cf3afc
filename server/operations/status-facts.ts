import type { StatusCheck } from '#contract/operations/admin-status.ts';
import type { RecentRequests } from '../platform/telemetry/metrics.ts';
import type { OperatingFacts } from './operating-figures.ts';

export interface StatusFacts {
  readonly now: Date;
  readonly facts: OperatingFacts;
  readonly process: RecentRequests & { readonly uptime_seconds: number };
  /** Null: this process has no worker. */
  readonly is_worker_healthy: boolean | null;
  /** Null: files lie in a folder. `reached` null: no answer in time. */
  readonly bucket: { readonly name: string; readonly reached: boolean } | null;
  readonly is_backup_set: boolean;
  readonly is_mail_set: boolean;
  readonly mail_tasks: ReadonlySet<string>;
  /** Null: this process prepares no films. */
  readonly has_ffmpeg: boolean | null;
}

const MIB = 1024 * 1024;

/** Jobs start within a second; a longer wait means that no worker runs, or too few. */
export const SLOW_START_SECONDS = 60;
/** A film or a day of uploads. */
export const LOW_SPACE_BYTES = 512 * MIB;
/** PostgreSQL stops when it can write nothing more. */
export const NO_SPACE_BYTES = 32 * MIB;

export type Verdict = Omit<StatusCheck, 'subject' | 'state'>;

const HOUR_MS = 3_600_000;

export const hoursSince = (at: Date, now: Date) => (now.getTime() - at.getTime()) / HOUR_MS;
