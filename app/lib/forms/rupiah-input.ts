import { z } from 'zod';
import { rupiahProblems } from '#messages/wallet/rupiah-problems.ts';
import { parseRupiah, type RupiahProblem } from '#shared/money/typed-rupiah.ts';

interface RupiahInputOptions {
  readonly signed?: boolean;
  readonly messages?: { readonly [Problem in RupiahProblem | 'zero']?: string };
}

/** Whole rupiah (DECISIONS 60); zero is refused if it has a message. */
export function rupiahInput({ signed = false, messages = {} }: RupiahInputOptions = {}) {
  const messageFor = (problem: RupiahProblem) => messages[problem] ?? rupiahProblems[problem];
  return z.string({ error: () => messageFor('empty') }).transform((text, context) => {
    const amount = parseRupiah(text, { signed });
    const message = amount.ok ? (amount.value === 0 ? messages.zero : undefined) : messageFor(amount.refusal);
    if (amount.ok && message === undefined) return amount.value;
    context.addIssue({ code: 'custom', message, input: text });
    return z.NEVER;
  });
}
