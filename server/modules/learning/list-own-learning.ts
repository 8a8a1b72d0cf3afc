import type { Reader } from '#server/platform/db.ts';
import { selectCertificatesOf } from './certificates/certificates.queries.ts';
import { selectDownloadsOf } from './files/files.queries.ts';
import { selectProgressOf } from './lessons/progress.queries.ts';

interface Window {
  readonly limit: number;
  readonly offset: number;
}

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** Progress of the user, latest first. */
export async function listOwnProgress(reader: Reader, userId: string, window: Window) {
  const rows = await selectProgressOf(reader, userId, window);
  return rows.map((row) => ({
    ...row,
    completed_at: iso(row.completed_at),
    watched_at: iso(row.watched_at),
  }));
}

/** Certificates of the user, as issued. */
export async function listOwnCertificates(reader: Reader, userId: string) {
  const rows = await selectCertificatesOf(reader, userId);
  return rows.map((row) => ({
    ...row,
    issued_at: iso(row.issued_at),
    withdrawn_at: iso(row.withdrawn_at),
  }));
}

/** Downloads of the user, latest first. */
export async function listOwnDownloads(reader: Reader, userId: string, window: Window) {
  const rows = await selectDownloadsOf(reader, userId, window);
  return rows.map((row) => ({ ...row, downloaded_at: iso(row.downloaded_at) }));
}
