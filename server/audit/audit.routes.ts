import { exportAudit, listAudit } from '#contract/audit/admin.ts';
import { succeed } from '#shared/result.ts';
import { describeDevice } from '../account/index.ts';
import { type Implementation, implement } from '../api/implement.ts';
import { selectPeopleIds } from '../people/index.ts';
import type { Reader } from '../platform/database/db.ts';
import { type AuditLogQuery, type AuditLogRow, exportAuditLog, listAuditLog } from './index.ts';

const MAX_ACTOR_MATCHES = 100;

export function auditRoutes(): readonly Implementation[] {
  return [
    implement(
      listAudit,
      async ({ reader, query: { limit, before, after, ...query } }) => {
        const found = await listAuditLog(reader, await withActorIds(reader, query), { limit, before, after });
        return succeed({ ...found, entries: found.entries.map(withDevice) });
      },
      { reads: 'replica' },
    ),
    implement(
      exportAudit,
      async ({ reader, query: { separator: _, ...query } }) =>
        succeed(exportAuditLog(reader, await withActorIds(reader, query))),
      { reads: 'replica' },
    ),
  ];
}

type ActorSearch = Omit<AuditLogQuery, 'actor_ids'> & { readonly actor?: string | undefined };

async function withActorIds(reader: Reader, { actor, ...query }: ActorSearch): Promise<AuditLogQuery> {
  if (actor === undefined || actor === '') return query;
  return { ...query, actor_ids: await selectPeopleIds(reader, actor, MAX_ACTOR_MATCHES) };
}

function withDevice({ user_agent, ...row }: AuditLogRow) {
  return { ...row, device: user_agent === null ? null : describeDevice(user_agent).name };
}
