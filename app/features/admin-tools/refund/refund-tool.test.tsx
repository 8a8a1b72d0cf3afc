import { describe, expect, test } from 'vitest';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { failureText } from '../tool-toasts.ts';
import { refundCopy } from '../tools-copy.ts';
import { ToolsPage } from '../tools-page.tsx';
import { emptyRefundFields, fieldsFrom, refusalProblem, validateRefund } from './refund-fields.ts';

const ID = '3f2b8c1e-0000-4000-8000-000000000000';
const SARI = { id: ID, full_name: 'Sari Wulandari', email: 'sari@contoh.example' };

describe('the admin tools', () => {
  test('[ATOOL-001, ADM-022] are tabs, and the URL says which one is open', () => {
    const html = htmlOf(<ToolsPage />, '/admin/tools?tab=refunds');
    expect(textOf(html)).toContain('Admin Tools');
    expect(html).toMatch(/role="tab"[^>]*aria-selected="true"[^>]*>Refunds/);
  });

  test('[ATOOL-008, ATOOL-010] a refund needs user, amount and reason, and neither order nor payment', () => {
    expect(Object.keys(validateRefund(emptyRefundFields))).toEqual(['user', 'amount', 'reason']);
    const filled = { ...emptyRefundFields, user: SARI, amount: '5.000', reason: 'Salah tagih' };
    expect(validateRefund(filled)).toEqual({});
    expect(validateRefund({ ...filled, amount: '0' })).toEqual({ amount: 'Nominal tidak boleh nol.' });
    for (const amount of ['5,000', '5.00', '-5', '5rb'])
      expect(Object.keys(validateRefund({ ...filled, amount }))).toEqual(['amount']);
    expect(Object.keys(validateRefund({ ...filled, order_id: 'x', payment_id: 'y' }))).toEqual([
      'order_id',
      'payment_id',
    ]);
  });

  test('[ATOOL-009] offers both ways back, the wallet first', () => {
    const html = htmlOf(<ToolsPage />, '/admin/tools?tab=refunds');
    expect(html).toMatch(/checked=""[^>]*value="wallet_credit"|value="wallet_credit"[^>]*checked=""/);
    expect(html).toContain('value="payment_provider"');
  });

  test('links from elsewhere fill in whom and what it is about', () => {
    const search = new URLSearchParams({ user_id: ID, order_id: ID, amount: '50.000' });
    expect(fieldsFrom(search, SARI)).toMatchObject({
      user: SARI,
      order_id: ID,
      amount: '50.000',
      reason: '',
    });
    const html = htmlOf(<ToolsPage user={SARI} />, '/admin/tools?tab=refunds&amount=50.000');
    expect(textOf(html)).toContain('Sari Wulandari sari@contoh.example Change');
    expect(textOf(html)).toContain('Nominal Rp 50.000');
  });

  test('[AERR-048] a refund shows the specified toast', () => {
    expect(refundCopy.done).toBe('Refund Processed Successfully');
  });

  test('[AERR-043, AERR-045] a failure shows the message of the server, else the text of the tool', () => {
    const own = 'Failed to process refund';
    expect(failureText({ code: 'REFUND_EXCEEDS_PAID', message: 'Terlalu banyak.' }, own)).toBe(
      'Terlalu banyak.',
    );
    expect(failureText({ code: 'INTERNAL', message: 'Terjadi kesalahan.' }, own)).toBe(own);
    expect(failureText({ code: 'X', message: '' }, own)).toBe('Unknown error occurred');
    expect(refusalProblem('REFUND_EXCEEDS_PAID', 'Terlalu banyak.')).toEqual({ amount: 'Terlalu banyak.' });
  });
});
