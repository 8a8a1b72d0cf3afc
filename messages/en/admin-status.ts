import type * as id from '../id/admin-status.ts';

export const statusCopy: typeof id.statusCopy = {
  title: 'Shop status',
  subtitle: 'What is running, and what to do when something is not.',
  failed: 'The status could not be read.',
  fine: 'Everything runs',
  toLookAt: (count) => `${count} ${count === 1 ? 'thing needs' : 'things need'} a look`,
  unset: (count) => `${count} still to set up`,
  readAt: (time, version) => `At ${time} WIB · version ${version}.`,
  refreshes: 'Refreshes every 30 seconds.',
  lost: (time) => `The shop or its database is not responding. What you see below is from ${time} WIB.`,
  lostStep:
    'This page keeps trying. If it takes more than five minutes, call whoever looks after your server.',
  todo: 'What to do',
  runbook: 'Whoever looks after your server has a guide for this.',
  wellCount: (count) => `${count} running well`,
  open: 'Open',
  waits: 'Waits for tonight',
  states: {
    ok: 'Good',
    unset: 'To set up',
    attention: 'Needs a look',
    unknown: 'Unknown',
    bad: 'Broken',
  },
  subjects: {
    shop: 'Shop',
    database: 'Database',
    worker: 'Worker',
    jobs: 'Jobs',
    payments: 'Payments',
    gateway: 'Gateway notifications',
    books: 'Books',
    mail: 'Mail',
    storage: 'Storage',
    backup: 'Backup',
    calendars: 'Calendars',
    films: 'Videos',
  },
  spans: {
    seconds: (count) => `${count} ${count === 1 ? 'second' : 'seconds'}`,
    minutes: (count) => `${count} ${count === 1 ? 'minute' : 'minutes'}`,
    hours: (count) => `${count} ${count === 1 ? 'hour' : 'hours'}`,
    days: (count) => `${count} ${count === 1 ? 'day' : 'days'}`,
  },
};

export const statusSentences: typeof id.statusSentences = {
  not_read: () => "Can't be read right now.",
  shop_runs: ({ count, span }) => `Requests of the last 15 minutes: ${count}, none failed. Up for ${span}.`,
  shop_fails_some: ({ count, of }) => `Requests that failed in the last 15 minutes: ${count} of ${of}.`,
  shop_fails_often: ({ count, of }) => `Requests that failed in the last 15 minutes: ${count} of ${of}.`,
  database_runs: ({ size }) => `Responding and up to date, ${size} in size.`,
  database_crowded: ({ count }) => `Requests waiting for the database: ${count}.`,
  database_behind: () => 'The database is older than the version that is running.',
  database_away: () => 'The database is not responding.',
  jobs_move: ({ span }) => `Running; the longest wait is ${span}.`,
  jobs_wait: ({ span }) => `The oldest job has waited for ${span}.`,
  worker_gone: ({ span }) => (span === '' ? 'No worker has run yet.' : `No worker has run for ${span}.`),
  jobs_done: () => 'No job has stopped halfway.',
  jobs_given_up: ({ count, name }) => `Jobs that failed and will not be retried: ${count} (${name}).`,
  payments_settled: ({ count }) => `In progress: ${count}. None is stuck.`,
  payments_open: ({ count }) => `Stuck or mismatched payments to review: ${count}.`,
  notices_failed: ({ count }) => `Gateway notifications that could not be handled: ${count}.`,
  notice_came: ({ name, when }) => `${name}: last notification ${when}.`,
  notices_quiet: ({ name }) => `${name}: no payment and no notification this month.`,
  notices_missing: ({ name, when }) =>
    when === ''
      ? `${name}: a payment came in without a notification from the gateway.`
      : `${name}: a payment came in without a notification; the last one came ${when}.`,
  gateways_unset: () => 'Only the test gateway is set up, so no real money can come in yet.',
  books_sound: ({ count, when }) => `All ${count} checks agreed, ${when}.`,
  books_unread: () => 'Not audited yet; the audit runs every night at 02:40 WIB.',
  books_late: ({ when }) => `The nightly audit did not run; the last one was ${when}.`,
  books_broken: ({ count, when }) => `Checks that found a difference: ${count}, ${when}.`,
  mail_sent: ({ when }) => `The last mail left ${when}.`,
  mail_quiet: () => 'No mail has needed sending yet.',
  mail_unset: () => "Mail isn't sent, only kept in the test mailbox.",
  mail_retried: ({ count }) => `Failed mails that will be retried: ${count}.`,
  mail_given_up: ({ count }) => `Mails that never arrived and will not be retried: ${count}.`,
  disk_free: ({ size }) => `${size} of free space.`,
  disk_low: ({ size }) => `Only ${size} of free space left.`,
  disk_full: ({ size }) => `Out of space, ${size} left: soon the shop can record nothing.`,
  bucket_reached: ({ name }) => `Bucket ${name} is responding.`,
  bucket_away: ({ name }) => `Bucket ${name} is not responding: downloads and uploads are waiting.`,
  backup_made: ({ when }) => `The last backup was completed ${when}.`,
  backup_unset: () => 'There is no automatic backup.',
  backup_waits: () => 'Set up; the first backup is made tonight.',
  backup_elsewhere: ({ when }) =>
    when === ''
      ? 'The backup folder cannot be seen from here.'
      : `Made on another machine, last begun ${when}; the result cannot be seen from here.`,
  backup_old: ({ when }) => `The last backup is old: ${when}.`,
  backup_failed: ({ when }) =>
    when === ''
      ? 'The backup failed, and there is no other.'
      : `The last backup failed; the newest is from ${when}.`,
  calendars_read: ({ count }) => `Calendars in sync: ${count}.`,
  calendars_unset: () => 'No calendar is connected.',
  calendars_stale: ({ name }) => `Cannot be read: ${name}. You may be booked at times that are taken there.`,
  films_ready: ({ count }) => `Videos ready to watch: ${count}.`,
  films_in_work: ({ count }) => `Videos being prepared: ${count}.`,
  ffmpeg_unset: () => 'Without ffmpeg, videos play as they were uploaded.',
  ffmpeg_missing: ({ count }) => `Videos waiting because ffmpeg is missing on the server: ${count}.`,
  films_waiting: ({ count, span }) => `Videos waiting: ${count}, the oldest for ${span}.`,
  films_failed: ({ count }) => `Videos that could not be prepared and play as they were uploaded: ${count}.`,
};

export const statusSteps: typeof id.statusSteps = {
  not_read: 'Wait a minute. If it stays, call whoever looks after your server.',
  shop_fails_some:
    'Open your shop and try a page. If the figure keeps rising, call whoever looks after your server.',
  shop_fails_often: 'Call whoever looks after your server now, and tell them the time on this page.',
  database_crowded:
    'It usually passes within a minute. If it happens often, call whoever looks after your server.',
  database_behind: 'Restart the shop: it brings the database up to date as it starts.',
  database_away:
    'Check the database server, or ask its provider. The shop recovers on its own once it responds.',
  jobs_wait: 'If it does not go down within five minutes, restart the shop or add a worker.',
  worker_gone: 'Restart the shop. Mails, payment notifications and renewals wait, and are not lost.',
  jobs_given_up: 'No money has changed. Send the name of the job to whoever looks after your server.',
  payments_open: 'Review them one by one in Payments, under Reconciliation.',
  notices_failed: "Open the list and press Process again. The buyers' money is safe at the gateway.",
  notices_missing: 'Check the webhook address at the gateway. Payments are still recorded, only later.',
  gateways_unset: 'Ask whoever looks after your server to set up a payment gateway before you start selling.',
  books_unread: 'Nothing to do: look again tomorrow morning.',
  books_late: 'Usually the worker has stopped: see Worker on this page.',
  books_broken:
    'Do not refund anything yet. Look at the difference under Reconciliation and call the developer.',
  mail_unset:
    'Ask whoever looks after your server to set up a mail provider and your sender address before you start selling.',
  mail_retried:
    'Usually sorts itself out. If it lasts more than an hour, check your account with the mail provider.',
  mail_given_up: 'Check the quota and password at your mail provider, then tell the buyers who are waiting.',
  disk_low: 'Remove what is not needed from the server, or enlarge its disk this week.',
  disk_full: 'Enlarge the disk now, or call whoever looks after your server.',
  bucket_away: 'Check the status of your storage provider and its keys. Sales go on.',
  backup_unset:
    'Ask whoever looks after your server to set up a backup folder and a passphrase, unless your provider makes backups for you.',
  backup_waits: 'Nothing to do: look again tomorrow morning.',
  backup_elsewhere: 'Look into the backup folder of that machine, or connect the same folder here.',
  backup_old: 'See Worker on this page, and make a backup now.',
  backup_failed: 'Check the free space of the backup folder, and make a backup now.',
  calendars_unset: 'Connect your calendar so that nobody can book you when you are busy.',
  calendars_stale: 'Open the calendar and connect it again.',
  ffmpeg_unset: 'Install ffmpeg on the server so that videos play well on phones.',
  ffmpeg_missing: 'Install ffmpeg on the server. The waiting videos are then prepared automatically.',
  films_waiting: 'See Worker on this page. Videos are prepared one after another.',
  films_failed: 'Open the product and press Try to prepare it again, or upload it in another format.',
};
