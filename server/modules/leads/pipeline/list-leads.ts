import type { BoardColumn } from '#contract/admin/leads.ts';
import type { Reader } from '#server/platform/db.ts';
import { leadStatuses } from '#shared/forms.ts';
import { findLeads, type LeadFilter, type LeadWindow, selectLeads } from './pipeline.queries.ts';

/** Leads for staff; search covers name, e-mail, phone and company. `total` stops at MAX_COUNTED. */
export async function listLeads(reader: Reader, filter: LeadFilter, window: LeadWindow) {
  const { total, ids, offset } = await findLeads(reader, filter, window);
  const leads = await selectLeads(reader, ids === null ? filter : { ids }, { ...window, offset });
  return { leads, total };
}

const MAX_CARDS = 20;

/** One column per status with its count, best score first. */
export function readBoard(reader: Reader, search: string | undefined): Promise<BoardColumn[]> {
  return Promise.all(
    leadStatuses.map(async (status) => {
      const window = { sort: '-lead_score', limit: MAX_CARDS, offset: 0 } as const;
      return { status, ...(await listLeads(reader, { status, search }, window)) };
    }),
  );
}
