import type { Reader } from '#server/platform/db.ts';
import { type Rupiah, rupiah } from '#shared/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { type DevSessionRow, readSession } from './dev-gateway.queries.ts';

export interface DevSession {
  readonly session_id: string;
  readonly amount: Rupiah;
  readonly currency: 'IDR';
  readonly description: string;
  readonly status: DevSessionRow['status'];
  readonly return_url: string;
  readonly expires_at: string;
}
export interface SessionNotFound {
  readonly code: 'SESSION_NOT_FOUND';
}

/** A session for the gateway's payment page; anybody with its id may pay it. */
export async function getSession(reader: Reader, id: string): Promise<Result<DevSession, SessionNotFound>> {
  const row = await readSession(reader, id);
  if (row === null) return refuse({ code: 'SESSION_NOT_FOUND' });
  return succeed({
    session_id: row.id,
    amount: rupiah(row.amount),
    currency: 'IDR',
    description: row.description,
    status: row.status,
    return_url: row.return_url,
    expires_at: row.expires_at.toISOString(),
  });
}
