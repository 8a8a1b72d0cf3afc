import { describe, expect, test } from 'vitest';
import { sen } from '#shared/money.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { invalidText } from '../tool-toasts.ts';
import { toolsCopy } from '../tools-copy.ts';
import { ToolsPage } from '../tools-page.tsx';
import { adjustmentText } from './use-adjustment.ts';
import { amountProblem, emptyWalletFields, validateWalletFields } from './wallet-fields.ts';
import { walletToolCopy } from './wallet-tool-copy.ts';

const html = htmlOf(<ToolsPage />, '/admin/tools?tab=wallet');

describe('the wallet adjustment tool', () => {
  test('[ATOOL-004, ATOOL-007] needs user, amount and description, and no reference id', () => {
    expect(Object.keys(validateWalletFields(emptyWalletFields))).toEqual(['user', 'amount', 'description']);
    expect(toolsCopy.invalid).toEqual({
      title: 'Validation Error',
      text: 'Please fill in all required fields',
    });
    const user = {
      id: '3f2b8c1e-0000-4000-8000-000000000000',
      full_name: 'Sari',
      email: 'sari@contoh.example',
    };
    const filled = { ...emptyWalletFields, user, amount: '-5.000', description: 'Koreksi' };
    expect(validateWalletFields(filled)).toEqual({});
    for (const amount of ['0', '-0'])
      expect(validateWalletFields({ ...filled, amount })).toEqual({ amount: 'Nominal tidak boleh nol.' });
    const told = (part: object) => invalidText(validateWalletFields({ ...filled, ...part }));
    expect(told({ amount: '0' })).toBe('Nominal tidak boleh nol.');
    expect(told({ amount: '0', description: '' })).toBe('Please fill in all required fields');
  });

  test('[ATOOL-005] takes a negative amount, however its minus was typed', () => {
    const taken = ['-25.000', '\u221225000', '-Rp 25.000'];
    for (const amount of taken) expect(amountProblem(amount, { signed: true })).toEqual({});
    expect(amountProblem('-25.000', { signed: false }).amount).toBe('The amount can not be negative.');
    for (const amount of ['25,000', '25.5', '1e5'])
      expect(amountProblem(amount, { signed: true }).amount).toMatch(/^Write /);
  });

  test('[ATOOL-001, ATOOL-006] is the first tab, and offers the four reference types', () => {
    expect(html).toMatch(/role="tab"[^>]*aria-selected="true"[^>]*>Wallet Adjustment/);
    expect(textOf(html)).toContain('Wallet Adjustment Refunds');
    const values = [...html.matchAll(/<option[^>]*value="(\w+)"/g)].map(([, value]) => value);
    expect(values).toEqual(['manual_adjustment', 'bonus', 'penalty', 'correction']);
  });

  test('asks for its user by name or address, and for no id', () => {
    expect(html).toMatch(/placeholder="Name or e-mail address"/);
    expect(html).not.toContain('User ID');
  });

  test('[AERR-042, AERR-047] tells the balance before and after, or that it failed', () => {
    expect(walletToolCopy.done).toBe('Wallet Adjusted Successfully');
    expect(walletToolCopy.failed).toBe('Adjustment Failed');
    const moved = { balance_before: sen(1_000_000), balance_after: sen(500_000) };
    expect(adjustmentText({ status: 'posted', ...moved })).toBe('(Rp 10.000 → Rp 5.000)');
    expect(adjustmentText({ status: 'pending', ...moved })).toBe(walletToolCopy.pending);
  });
});
