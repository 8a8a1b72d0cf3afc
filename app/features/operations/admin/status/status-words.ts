import type { StatusCheck } from '#contract/operations/admin-status.ts';
import { statusCopy, statusSentences, statusSteps } from '#messages/operations/admin-status.ts';
import { formatBytes } from '#shared/files/file-size.ts';
import { formatCount } from '#shared/money/money.ts';
import type { StatusProblem, StatusReason } from '#shared/status.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';

export function sentenceOf(check: StatusCheck): string {
  const { reason, count = 0, of = 0, seconds, bytes = 0, at = null, names = [] } = check;
  return statusSentences[reason]({
    count: formatCount(count),
    of: formatCount(of),
    span: seconds === undefined ? '' : spanOf(seconds),
    size: formatBytes(bytes),
    when: at === null ? '' : `${formatCardDate(at)}, ${formatTime(at)} WIB`,
    name: names.join(', '),
  });
}

export const isProblem = (reason: StatusReason): reason is StatusProblem =>
  Object.hasOwn(statusSteps, reason);

const units = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
] as const;

/** `3 menit`, `2 hari`: the largest unit, rounded down. */
export function spanOf(seconds: number): string {
  const [name, length] = units.find(([, each]) => seconds >= each) ?? ['seconds', 1];
  return statusCopy.spans[name](Math.floor(seconds / length));
}
