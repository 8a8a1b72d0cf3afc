import { labelNota } from '#messages/checkout/nota.ts';
import { type Sen, sen } from '#shared/money/money.ts';
import { type NotaLine, notaOf } from '#shared/shop/nota.ts';
import type { IntentRow } from './intents.queries.ts';

/** Uses the promised prices. `pays`: the amount of its open payment; null: none is open. */
export function notaOfIntent(
  intent: Pick<IntentRow, 'id' | 'title' | 'total_bigint' | 'lines'>,
  pays: Sen | null,
) {
  const lines = intent.lines.length > 0 ? intent.lines : [wholeLine(intent)];
  return labelNota(notaOf(lines, pays === null ? null : { way: null, brought: pays }));
}

const wholeLine = ({
  id,
  title,
  total_bigint,
}: Pick<IntentRow, 'id' | 'title' | 'total_bigint'>): NotaLine => ({
  ...{ product_id: id, title, quantity: 1, price_bigint: total_bigint },
  ...{ discount_bigint: sen(0), owned_bigint: sen(0), bump_bigint: sen(0) },
  ...{ discount_code: null, discount_title: null },
});
