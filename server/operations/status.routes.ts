import { getStatus } from '#contract/operations/admin-status.ts';
import { readStatus, type StatusServices } from '#server/operations/read-status.ts';
import { succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../api/implement.ts';

export function statusRoutes(services: StatusServices): readonly Implementation[] {
  return [implement(getStatus, async () => succeed({ status: await readStatus(services) }))];
}
