import { describe, expect, test } from 'vitest';
import { refundInput } from '#app/features/refunds/admin/refund-input.ts';
import { parseForm } from '#app/lib/forms/parse-form.ts';
import type { Client } from '#contract/client.ts';
import { formOf, postForm } from '#tests/support/form-reply.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { prefilledFrom, refundToast } from './refund-tool.tsx';
import { toolAction } from './tool-actions.ts';
import { failureText } from './tool-toasts.ts';
import { ToolsPage } from './tools.route.tsx';

const ID = '3f2b8c1e-0000-4000-8000-000000000000';
const SARI = { id: ID, full_name: 'Sari Wulandari', email: 'sari@contoh.example' };

describe('the admin tools', () => {
  test('[ATOOL-001, ADM-022] are tabs, and the URL says which one is open', () => {
    const html = runInLanguage('en', () => htmlOf(<ToolsPage />, '/admin/tools?tab=refunds'));
    expect(textOf(html)).toContain('Admin Tools');
    expect(html).toMatch(/role="tab"[^>]*aria-selected="true"[^>]*>Refunds/);
  });

  test('[ATOOL-008, ATOOL-010] a refund needs user, amount and reason, and neither order nor payment', () => {
    const errorsOf = (fields: Record<string, string>) =>
      Object.keys(parseForm(formOf(fields), refundInput).reply().error ?? {}).sort();
    expect(errorsOf({})).toEqual(['amount', 'reason', 'user_id']);
    const filled = { user_id: ID, amount: '5.000', reason: 'Salah tagih' };
    expect(errorsOf(filled)).toEqual([]);
    for (const amount of ['0', '5,000', '5.00', '-5', '5rb'])
      expect(errorsOf({ ...filled, amount })).toEqual(['amount']);
    expect(errorsOf({ ...filled, order_id: 'x', payment_id: 'y' })).toEqual(['order_id', 'payment_id']);
  });

  test('[ATOOL-008] an empty refund says of each field what it lacks, by its label', () => {
    const told = (fields: Record<string, string>) =>
      refundToast(parseForm(formOf(fields), refundInput).reply());
    const { title, text } = runInLanguage('en', () => told({}));
    expect(title).toBe('Validation Error');
    for (const label of ['User: ', 'Amount: ', 'Reason: ']) expect(text).toContain(label);
    expect(told({ user_id: ID, amount: '5.000' }).text).toBe('Alasan: Wajib diisi.');
  });

  test('[ATOOL-009] offers both ways back, the wallet first', () => {
    const html = htmlOf(<ToolsPage />, '/admin/tools?tab=refunds');
    expect(html).toMatch(/checked=""[^>]*value="wallet_credit"|value="wallet_credit"[^>]*checked=""/);
    expect(html).toContain('value="payment_provider"');
  });

  test('links from elsewhere fill in whom and what it is about', () => {
    const search = new URLSearchParams({ user_id: ID, order_id: ID, amount: '50.000' });
    expect(prefilledFrom(search)).toEqual({ order_id: ID, payment_id: '', amount: '50.000' });
    const page = () => htmlOf(<ToolsPage user={SARI} />, '/admin/tools?tab=refunds&amount=50.000');
    const html = runInLanguage('en', page);
    expect(textOf(html)).toContain('Sari Wulandari sari@contoh.example Change');
    expect(html).toMatch(/<input[^>]*name="amount"[^>]*>/);
    expect(html).toContain('value="50.000"');
  });

  test('[AERR-048] a refund shows the specified toast', async () => {
    const value = { refund_id: ID, order_id: ID, refundable_bigint: 0 };
    const client: Client = { call: async () => JSON.parse(JSON.stringify({ ok: true, value })) };
    const fields = { intent: 'refund', user_id: ID, amount: '5.000', reason: 'Salah tagih' };
    const refunded = runInLanguage('en', () => postForm(toolAction, { client, posted: formOf(fields) }));
    expect(await refunded).toMatchObject({ success: { message: 'Refund Processed Successfully' } });
  });

  test('a refusal stands at its field, with the orders to choose from', async () => {
    const orders = [{ id: ID, refundable_bigint: 500_000, created_at: '2026-11-21T02:00:00.000Z' }];
    const answer = (code: string) => ({
      ok: false,
      refusal: { code, message: 'Tidak.', details: { orders } },
    });
    const send = (code: string) => {
      const client: Client = { call: async () => JSON.parse(JSON.stringify(answer(code))) };
      const fields = { intent: 'refund', user_id: ID, amount: '5.000', reason: 'Salah tagih' };
      return postForm(toolAction, { client, posted: formOf(fields) });
    };
    expect(await send('REFUND_EXCEEDS_PAID')).toMatchObject({ result: { error: { amount: ['Tidak.'] } } });
    expect(await send('ORDER_REQUIRED')).toMatchObject({
      result: { error: { order_id: ['Tidak.'] } },
      problem: { code: 'ORDER_REQUIRED', details: { orders } },
    });
  });

  test('[AERR-043, AERR-045] a failure shows the message of the server, else the text of the tool', () => {
    const own = 'Failed to process refund';
    expect(failureText({ code: 'REFUND_EXCEEDS_PAID', message: 'Terlalu banyak.' }, own)).toBe(
      'Terlalu banyak.',
    );
    expect(failureText({ code: 'INTERNAL', message: 'Terjadi kesalahan.' }, own)).toBe(own);
    const unknown = () => failureText({ code: 'X', message: '' }, own);
    expect(runInLanguage('en', unknown)).toBe('Unknown error occurred');
  });
});
