export const statusStates = ['ok', 'unset', 'attention', 'unknown', 'bad'] as const;
export type StatusState = (typeof statusStates)[number];

export const statusSubjects = [
  'shop',
  'database',
  'worker',
  'jobs',
  'payments',
  'gateway',
  'books',
  'mail',
  'storage',
  'backup',
  'calendars',
  'films',
] as const;
export type StatusSubject = (typeof statusSubjects)[number];

export const statusReasons = {
  not_read: 'unknown',
  shop_runs: 'ok',
  shop_fails_some: 'attention',
  shop_fails_often: 'bad',
  database_runs: 'ok',
  database_crowded: 'attention',
  database_behind: 'bad',
  database_away: 'bad',
  jobs_move: 'ok',
  jobs_wait: 'attention',
  worker_gone: 'bad',
  jobs_done: 'ok',
  jobs_given_up: 'attention',
  payments_settled: 'ok',
  payments_open: 'attention',
  notices_failed: 'bad',
  notice_came: 'ok',
  notices_quiet: 'ok',
  notices_missing: 'attention',
  gateways_unset: 'unset',
  books_sound: 'ok',
  books_unread: 'unset',
  books_late: 'attention',
  books_broken: 'bad',
  mail_sent: 'ok',
  mail_quiet: 'ok',
  mail_unset: 'unset',
  mail_retried: 'attention',
  mail_given_up: 'bad',
  disk_free: 'ok',
  disk_low: 'attention',
  disk_full: 'bad',
  bucket_reached: 'ok',
  bucket_away: 'bad',
  backup_made: 'ok',
  backup_unset: 'unset',
  backup_waits: 'unset',
  backup_elsewhere: 'unknown',
  backup_old: 'attention',
  backup_failed: 'bad',
  calendars_read: 'ok',
  calendars_unset: 'unset',
  calendars_stale: 'attention',
  films_ready: 'ok',
  films_in_work: 'ok',
  ffmpeg_unset: 'unset',
  ffmpeg_missing: 'attention',
  films_waiting: 'attention',
  films_failed: 'attention',
} as const satisfies Readonly<Record<string, StatusState>>;
export type StatusReason = keyof typeof statusReasons;
export type StatusProblem = {
  [Reason in StatusReason]: (typeof statusReasons)[Reason] extends 'ok' ? never : Reason;
}[StatusReason];

export interface StatusWords {
  readonly count: string;
  readonly of: string;
  readonly span: string;
  readonly size: string;
  /** Empty means never. */
  readonly when: string;
  readonly name: string;
}
