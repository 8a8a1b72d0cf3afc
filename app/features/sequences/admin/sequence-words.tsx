import { StatusDot } from '#app/components/ui/status-dot.tsx';
import type { Sequence, SequenceStep } from '#contract/sequences/admin.ts';
import { sequencesCopy as copy } from '#messages/sequences/admin.ts';
import { endReasonLabels, lineCopy } from '#messages/sequences/line.ts';
import { formatCount } from '#shared/money/money.ts';

const tones = { draft: 'draft', running: 'ok', paused: 'wait' } as const;

export const SequenceState = ({ state }: Pick<Sequence, 'state'>) => (
  <StatusDot tone={tones[state]}>{copy.states[state]}</StatusDot>
);

/** `Buys or takes a product: Rekap penjualan` */
export function triggerWords({ kind, text, product, segment }: Sequence['trigger']): string {
  return copy.triggerOf(copy.triggers[kind], text ?? product?.name ?? segment?.name ?? '');
}

const twoDigits = (hour: number) => String(hour).padStart(2, '0');

/** `2 days later, at 08:00 WIB` */
export function delayWords({
  delay_unit,
  delay_count,
  send_hour,
}: Pick<SequenceStep, 'delay_unit' | 'delay_count' | 'send_hour'>): string {
  if (delay_count === 0 && send_hour === null) return lineCopy.atOnce;
  const delay = delay_count === 0 ? lineCopy.today : lineCopy[delay_unit](delay_count);
  return send_hour === null ? delay : `${delay}, ${lineCopy.at(twoDigits(send_hour))}`;
}

export const leftWords = (left: SequenceStep['left']): string =>
  lineCopy.left(
    left.map(({ reason, count }) => lineCopy.leftFor(formatCount(count), endReasonLabels[reason])).join(', '),
  );

export function exitWords(sequence: Sequence): readonly string[] {
  const { exit_product, exits_on_refund, exits_on_unsubscribe, exits_outside_segment } = sequence;
  const { exitList } = lineCopy;
  return [
    ...(exit_product === null ? [] : [exitList.product(exit_product.name)]),
    ...(exits_on_refund ? [exitList.refund] : []),
    ...(exits_on_unsubscribe ? [exitList.unsubscribe] : []),
    ...(exits_outside_segment ? [exitList.outside] : []),
  ];
}
