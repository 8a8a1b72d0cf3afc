import type { RecentRequests } from '#server/platform/telemetry/recent-requests.ts';
import type { OperatingFacts } from './operating-facts.ts';

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
