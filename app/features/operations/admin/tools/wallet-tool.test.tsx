import { describe, expect, test } from 'vitest';
import { parseForm } from '#app/lib/forms/parse-form.ts';
import type { Client } from '#contract/client.ts';
import { walletToolCopy } from '#messages/operations/admin-tools.ts';
import { formOf, postForm } from '#tests/support/form-reply.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { toolAction } from './tool-actions.ts';
import { invalidToast } from './tool-toasts.ts';
import { ToolsPage } from './tools.route.tsx';
import { walletInput } from './wallet/wallet-input.ts';

const ID = '3f2b8c1e-0000-4000-8000-000000000000';
const resultOf = (fields: Record<string, string>) => parseForm(formOf(fields), walletInput).reply();
const html = runInLanguage('en', () => htmlOf(<ToolsPage />, '/admin/tools?tab=wallet'));

describe('the wallet adjustment tool', () => {
  test('[ATOOL-004, ATOOL-007] needs user, amount and description, and no reference id', () => {
    expect(Object.keys(resultOf({}).error ?? {}).sort()).toEqual(['amount', 'description', 'user_id']);
    expect(runInLanguage('en', () => invalidToast(resultOf({})))).toEqual({
      title: 'Validation Error',
      text: 'Please fill in all required fields',
    });
    const filled = { user_id: ID, amount: '-5.000', description: 'Koreksi' };
    expect(resultOf(filled).error).toBeUndefined();
    for (const amount of ['0', '-0'])
      expect(invalidToast(resultOf({ ...filled, amount })).text).toBe('Jumlah tidak boleh nol.');
    expect(invalidToast(resultOf({ ...filled, amount: '0', description: '' })).text).toBe(
      'Lengkapi semua isian wajib',
    );
  });

  test('[ATOOL-005] takes a negative amount, however its minus was typed', () => {
    const amountError = (amount: string) =>
      runInLanguage('en', () => resultOf({ user_id: ID, description: 'Koreksi', amount })).error?.amount?.[0];
    for (const amount of ['-25.000', '\u221225000', '-Rp 25.000'])
      expect(amountError(amount)).toBeUndefined();
    for (const amount of ['25,000', '25.5', '1e5']) expect(amountError(amount)).toMatch(/^Write /);
  });

  test('[ATOOL-001, ATOOL-006] is the first tab, and offers the four reference types', () => {
    expect(html).toMatch(/role="tab"[^>]*aria-selected="true"[^>]*>Wallet Adjustment/);
    expect(textOf(html)).toContain('Wallet Adjustment Refunds Reports');
    const values = [...html.matchAll(/<option[^>]*value="(\w+)"/g)].map(([, value]) => value);
    expect(values).toEqual(['manual_adjustment', 'bonus', 'penalty', 'correction']);
  });

  test('asks for its user by name or address, and for no id', () => {
    expect(html).toMatch(/placeholder="Name or email address"/);
    expect(html).not.toContain('User ID');
  });

  test('[AERR-042, AERR-047] tells the balance before and after, or why it failed', async () => {
    const fields = { intent: 'adjust', user_id: ID, amount: '-5.000', description: 'Koreksi' };
    const adjusted = (answer: unknown) => {
      const client: Client = { call: async () => JSON.parse(JSON.stringify(answer)) };
      return runInLanguage('en', () => postForm(toolAction, { client, posted: formOf(fields) }));
    };
    const value = { status: 'posted', balance_before: 1_000_000, balance_after: 500_000 };
    expect(await adjusted({ ok: true, value })).toMatchObject({
      success: { message: 'Wallet Adjusted Successfully', detail: '(Rp 10.000 → Rp 5.000)' },
    });
    expect(await adjusted({ ok: true, value: { ...value, status: 'pending' } })).toMatchObject({
      success: { detail: runInLanguage('en', () => walletToolCopy.pending) },
    });
    for (const [message, told] of [
      ['Too much.', 'Too much.'],
      ['', 'Unknown error occurred'],
    ])
      expect(await adjusted({ ok: false, refusal: { code: 'X', message } })).toMatchObject({
        problem: { message: told },
      });
    expect(runInLanguage('en', () => walletToolCopy.failed)).toBe('Adjustment Failed');
  });
});
