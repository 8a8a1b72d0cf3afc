import { type AuditAction, type AuditSubject, accountActions, userActions } from '#shared/people/audit.ts';
import type { UserRole } from '#shared/people/roles.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import type { PageWindow } from '../platform/lists/list-window.ts';
import { insertEntries, listAudit } from './audit.queries.ts';

/** All fields are null for the system. */
export interface Actor {
  readonly id: string | null;
  readonly role: UserRole | null;
  readonly request_id: string | null;
  readonly address: string | null;
  readonly user_agent: string | null;
  readonly api_key_id?: string;
}

export interface AuditEvent {
  readonly action: AuditAction;
  readonly subject: { readonly type: AuditSubject; readonly id: string };
  /** Changed fields only; no secrets, and e-mail addresses masked. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

const MAX_USER_AGENT_LENGTH = 300;

/** Writes an entry in the transaction of its event (DECISIONS 49). */
export function recordAudit(tx: Tx, actor: Actor, event: AuditEvent): Promise<void> {
  return recordAudits(tx, actor, [event]);
}

export function recordAudits(tx: Tx, actor: Actor, events: readonly AuditEvent[]): Promise<void> {
  const entries = events.map((event) => ({
    actor_id: actor.id,
    actor_role: actor.role,
    action: event.action,
    subject_type: event.subject.type,
    subject_id: event.subject.id,
    before: event.before ?? null,
    after: event.after ?? null,
    request_id: actor.request_id,
    address: actor.address,
    user_agent: actor.user_agent?.slice(0, MAX_USER_AGENT_LENGTH) ?? null,
    api_key_id: actor.api_key_id ?? null,
  }));
  return insertEntries(tx, entries);
}

export const systemActor: Actor = { id: null, role: null, request_id: null, address: null, user_agent: null };

const visibleToOwner = [...accountActions, ...userActions];
type VisibleAction = (typeof visibleToOwner)[number];

function visible(action: string): VisibleAction {
  const found = visibleToOwner.find((known) => known === action);
  if (found === undefined) throw new Error(`${action} was read for an owner who must not see it`);
  return found;
}

/** Newest first and without the names of staff. */
export async function listSecurityEvents(reader: Reader, userId: string, window: PageWindow) {
  const subject = { type: 'user', id: userId };
  const { entries, total } = await listAudit(reader, { subject, actions: visibleToOwner, ...window });
  const events = entries.map((entry) => ({
    id: entry.id,
    action: visible(entry.action),
    is_own: entry.actor_id === userId,
    address: entry.actor_id === null || entry.actor_id === userId ? entry.address : null,
    user_agent: entry.actor_id === null || entry.actor_id === userId ? entry.user_agent : null,
    created_at: entry.created_at,
  }));
  return { events, total };
}

/** `s***@contoh.example`: recognizable to its owner only. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}***@${domain}`;
}
