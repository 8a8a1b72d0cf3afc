import type { MailingFigures } from '#contract/mailings/message.ts';
import type { ListedSequence, Sequence, SequenceStep } from '#contract/sequences/admin.ts';
import { readFigures } from '#server/mailings/index.ts';
import { addSen, sen } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { Reader } from '../platform/database/db.ts';
import { type SequenceRow, selectSequence, selectSequences } from './sequences.queries.ts';
import { selectMessageIds, selectStepCounts, selectWrittenLine } from './steps.queries.ts';

export type SequenceNotFound = { readonly code: 'SEQUENCE_NOT_FOUND' };

const thing = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

export function toSequence({
  trigger_kind: kind,
  trigger_text: text,
  trigger_product_id,
  trigger_product_title,
  trigger_segment_id,
  trigger_segment_name,
  exit_product_title,
  ...row
}: SequenceRow): Sequence {
  const product = thing(trigger_product_id, trigger_product_title);
  const segment = thing(trigger_segment_id, trigger_segment_name);
  const is_gone = (kind === 'bought' && product === null) || (kind === 'segment' && segment === null);
  return {
    ...row,
    trigger: { kind, text, product, segment, is_gone },
    exit_product: thing(row.exit_product_id, exit_product_title),
  };
}

export async function listSequences(reader: Reader): Promise<readonly ListedSequence[]> {
  const [rows, messages] = await Promise.all([selectSequences(reader), selectMessageIds(reader)]);
  const figures = await readFigures(
    reader,
    messages.map(({ message_id }) => message_id),
  );
  return rows.map((row) => {
    const own = messages.flatMap(({ sequence_id, message_id }) =>
      sequence_id === row.id ? (figures.get(message_id) ?? []) : [],
    );
    return { ...toSequence(row), figures: sumOf(own) };
  });
}

const sumOf = (all: readonly MailingFigures[]): ListedSequence['figures'] =>
  all.reduce(
    (sum, { delivered, clicked, revenue_bigint }) => ({
      delivered: sum.delivered + delivered,
      clicked: sum.clicked + clicked,
      revenue_bigint: addSen(sum.revenue_bigint, revenue_bigint),
    }),
    { delivered: 0, clicked: 0, revenue_bigint: sen(0) },
  );

interface SequenceDetails {
  readonly sequence: Sequence;
  readonly steps: SequenceStep[];
}

export async function getSequence(
  reader: Reader,
  id: string,
): Promise<Result<SequenceDetails, SequenceNotFound>> {
  const row = await selectSequence(reader, id);
  if (row === null) return refuse({ code: 'SEQUENCE_NOT_FOUND' });
  const line = await selectWrittenLine(reader, id);
  const [counts, figures] = await Promise.all([
    selectStepCounts(reader, id),
    readFigures(
      reader,
      line.map(({ message_id }) => message_id),
    ),
  ]);
  const steps = line.map(({ message_id, ...step }): SequenceStep => {
    const { waiting = 0, left = [] } = counts.find(({ step_id }) => step_id === step.id) ?? {};
    const found = figures.get(message_id);
    if (found === undefined) throw new Error(`message ${message_id} has no figures`);
    return { ...step, waiting, left: [...left], figures: found };
  });
  return succeed({ sequence: toSequence(row), steps });
}
