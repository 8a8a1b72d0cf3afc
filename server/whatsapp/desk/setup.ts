import type { WhatsappSetup } from '#contract/whatsapp/admin.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { languages } from '#shared/language/language.ts';
import { type Rupiah, toRupiah, toSen } from '#shared/money/money.ts';
import { templateNames, type WhatsappCategory, whatsappEvents } from '#shared/whatsapp/whatsapp.ts';
import { readLastNoticeAt } from '../notices/notices.queries.ts';
import { isUsable } from '../sending/queue-message.ts';
import { ourTemplates } from '../sync-templates.ts';
import { listTemplates } from '../templates.queries.ts';
import { hasReachedCeiling } from './desk.queries.ts';
import {
  findPrice,
  listPrices,
  readState,
  sumSpent,
  updateCeiling,
  upsertPrice,
} from './settings.queries.ts';

interface Moment {
  readonly is_on: boolean;
  readonly now: Date;
}

export async function readSetup(reader: Reader, { is_on, now }: Moment): Promise<WhatsappSetup> {
  const [state, spent_bigint, templates, prices] = await Promise.all([
    readState(reader),
    sumSpent(reader, now),
    readTemplates(reader),
    listPrices(reader),
  ]);
  const [is_ceiling_reached, last_notice_at, unpriced] = await Promise.all([
    hasReachedCeiling(reader, now),
    readLastNoticeAt(reader),
    listUnpriced(reader, templates, now),
  ]);
  return {
    ...{ is_on, ...state, spent_bigint, is_ceiling_reached, last_notice_at },
    ...{ unpriced: [...unpriced], templates: [...templates], prices: [...prices] },
  };
}

type TemplateState = WhatsappSetup['templates'][number];

/** Each of ours in each language, as Meta has it or as we would send it. */
async function readTemplates(reader: Reader): Promise<readonly TemplateState[]> {
  const known = await listTemplates(reader);
  const ours = ourTemplates();
  return whatsappEvents.flatMap((event) =>
    languages.map((language) => {
      const isIt = (one: { readonly name: string; readonly language: string }) =>
        one.name === templateNames[event] && one.language === language;
      const stored = known.find(isIt) ?? null;
      const body = stored?.body ?? ours.find(isIt)?.body ?? '';
      const { status = null, category = null } = stored ?? {};
      return {
        event,
        name: templateNames[event],
        language,
        status,
        category,
        is_usable: isUsable(stored, event),
        body,
      };
    }),
  );
}

/** Free text and whatever the templates are billed as. */
async function listUnpriced(
  reader: Reader,
  templates: readonly TemplateState[],
  now: Date,
): Promise<readonly WhatsappCategory[]> {
  const billed = templates.flatMap(({ category }) => category ?? []);
  const needed = [...new Set<WhatsappCategory>(['utility', 'service', ...billed])];
  const prices = await Promise.all(needed.map((category) => findPrice(reader, category, now)));
  return needed.filter((_, place) => prices[place] === null);
}

export async function setCeiling(tx: Tx, actor: Actor, ceiling: Rupiah): Promise<void> {
  const before = (await readState(tx)).monthly_ceiling_bigint;
  await updateCeiling(tx, toSen(ceiling));
  await recordAudit(tx, actor, {
    action: 'whatsapp.ceiling_changed',
    subject: { type: 'whatsapp', id: 'ceiling' },
    before: { monthly_ceiling: toRupiah(before) },
    after: { monthly_ceiling: ceiling },
  });
}

interface NewPrice {
  readonly category: WhatsappCategory;
  readonly valid_from: string;
  readonly price: Rupiah;
}

export async function setPrice(tx: Tx, actor: Actor, { price, ...of }: NewPrice): Promise<void> {
  await upsertPrice(tx, { ...of, price_bigint: toSen(price) });
  await recordAudit(tx, actor, {
    action: 'whatsapp.price_set',
    subject: { type: 'whatsapp', id: of.category },
    after: { price, valid_from: of.valid_from },
  });
}
