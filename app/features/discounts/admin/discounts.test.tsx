import { describe, expect, test } from 'vitest';
import { voucherInput } from '#app/features/vouchers/admin/voucher-input.ts';
import { VouchersPage } from '#app/features/vouchers/admin/vouchers.route.tsx';
import { parseForm } from '#app/lib/forms/parse-form.ts';
import { type Discount, listDiscounts } from '#contract/discounts/admin.ts';
import { listVouchers } from '#contract/vouchers/admin.ts';
import { vouchersCopy } from '#messages/vouchers/admin.ts';
import { rupiah, sen } from '#shared/money/money.ts';
import { formOf } from '#tests/support/form-reply.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { tableAt } from '#tests/support/table-at.ts';
import { discountInput } from './discount-input.ts';
import { EditDiscountPage, isTyped } from './discount-page.tsx';
import { DiscountsPage } from './discounts-page.tsx';

const ID = '7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b111';
const AT = '2026-11-21T02:00:00.000Z';
const table = tableAt(listDiscounts);

const discount = (different: Partial<Discount> = {}): Discount => ({
  ...{ id: ID, title: 'Hemat', is_automatic: false, percent: 20, amount: null, targets: ['all'] },
  ...{ first_purchase_only: false, emails: [], minimum: rupiah(0), starts_at: AT, ends_at: null },
  ...{
    max_uses: 10,
    max_uses_per_buyer: null,
    periods: null,
    is_retention: false,
    state: 'live',
    code: 'HEMAT20',
    code_count: 1,
    use_count: 4,
  },
  ...{ is_locked: true, order_count: 4, revenue_bigint: sen(16_000_000), given_bigint: sen(4_000_000) },
  created_at: AT,
  ...different,
});

describe('the desk of discounts', () => {
  test('says of each what it takes off, how often it was used, and what it sold and gave away', () => {
    const discounts = [
      discount(),
      discount({ id: '2', percent: null, amount: rupiah(5_000), code: null, code_count: 0 }),
    ];
    const html = runInLanguage('en', () =>
      htmlOf(<DiscountsPage table={table} discounts={discounts} total={2} site="https://x.example" />),
    );
    expect(textOf(html)).toMatch(/HEMAT20.*20%.*Live.*4 of 10.*Rp 40.000.*Rp 160.000.*Automatic.*Rp 5.000/);
    const none = htmlOf(<DiscountsPage table={table} discounts={[]} total={0} site="" />);
    expect(textOf(none)).toContain('Belum ada diskon');
  });

  test('has a page for vouchers', () => {
    const voucher = {
      ...{ id: ID, code: 'FAJAR50', amount_bigint: sen(5_000_000), note: 'Contoh', state: 'live' as const },
      ...{
        max_uses: 5,
        used_count: 2,
        credited_bigint: sen(10_000_000),
        starts_at: AT,
        expires_at: null,
        created_at: AT,
      },
    };
    const html = runInLanguage('en', () =>
      htmlOf(<VouchersPage table={tableAt(listVouchers)} vouchers={[voucher]} total={1} />),
    );
    expect(textOf(html)).toMatch(/FAJAR50.*Live.*2 of 5.*Rp 100.000.*Rp 50.000/);
  });
});

describe('the form of a discount', () => {
  const parse = (fields: Readonly<Record<string, string>>) => {
    const submission = parseForm(formOf({ title: 'Hemat', ...fields }), discountInput);
    return submission.status === 'success' ? submission.value : submission.reply().error;
  };

  test('becomes what the API takes: rupiah as they are written, moments in WIB, one way to apply', () => {
    const batch = { method: 'batch', prefix: 'MITRA', count: '500', unit: 'amount', value: 'Rp 25.000' };
    expect(
      parse({ ...batch, minimum: '100.000', ends_at: '2026-12-01T09:00', emails: 'a@b.id\nC@d.id' }),
    ).toMatchObject({
      ...{
        percent: null,
        amount: 25_000,
        code: null,
        batch: { prefix: 'MITRA', count: 500 },
        minimum: 100_000,
      },
      ...{
        ends_at: '2026-12-01T02:00:00.000Z',
        starts_at: null,
        targets: ['all'],
        emails: ['a@b.id', 'c@d.id'],
      },
    });
    expect(parse({ method: 'automatic', unit: 'percent', value: '15' })).toMatchObject({
      ...{ percent: 15, amount: null, code: null, batch: null, max_uses: null },
    });
  });

  test('names the field that is wrong', () => {
    const code = { method: 'code', code: 'HEMAT', unit: 'percent' };
    expect(parse({ ...code, value: '0' })).toHaveProperty('value');
    expect(parse({ ...code, value: '20', max_uses: 'dua' })).toHaveProperty('max_uses');
  });

  test('of vouchers takes one code or many random ones', () => {
    const read = (typed: Record<string, string>) =>
      parseForm(formOf({ amount: '50.000', ...typed }), voucherInput);
    expect(read({ kind: 'random', count: '20', prefix: 'X' })).toMatchObject({
      status: 'success',
      value: { amount: 50_000, code: null, count: 20, prefix: 'X', max_uses: null, expires_at: null },
    });
    expect(read({ kind: 'own', code: ' HADIAH ', max_uses: '3' })).toMatchObject({
      status: 'success',
      value: { code: 'HADIAH', count: 1, prefix: '', max_uses: 3 },
    });
    expect(read({ kind: 'own', code: ' ' })).toMatchObject({ error: { code: [vouchersCopy.codeMissing] } });
  });
});

test('a new discount in which nothing was typed has no unsaved changes', () => {
  const initialValue = { method: 'code', unit: 'percent', count: '100', scope: 'all' };
  const opened = { method: 'code', unit: 'percent', scope: 'all', intent: 'create', idempotency_key: 'a' };
  expect(isTyped({ value: opened, initialValue })).toBe(false);
  expect(isTyped({ value: { ...opened, title: 'Promo' }, initialValue })).toBe(true);
  expect(isTyped({ value: { ...opened, scope: 'kinds' }, initialValue })).toBe(true);
  expect(isTyped({ value: { ...opened, count: '50' }, initialValue })).toBe(true);
});

describe('the page of a discount', () => {
  const target = 'product:7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b112';
  const named = [{ target, label: 'Pendaftaran klinik' }];
  const page = (different: Partial<Discount>) =>
    runInLanguage('en', () =>
      htmlOf(<EditDiscountPage discount={discount({ targets: [target], ...different })} named={named} />),
    );

  test('says what it is, and lets size and scope be changed until somebody has used it', () => {
    const html = page({ use_count: 0, is_locked: false });
    expect(textOf(html)).toMatch(/Live ?Code HEMAT20 ?20% off Pendaftaran klinik ?0 of 10 used/);
    expect(html).toMatch(/name="value"[^>]*value="20"|value="20"[^>]*name="value"/);
    expect(html).toContain('value="products"');
    expect(html).toContain('name="periods"');
    expect(html).toContain('value="edit"');
  });

  test('keeps both in sight, and asks for neither, once it was used', () => {
    const html = page({ percent: null, amount: rupiah(25_000), targets: ['type:template'] });
    expect(textOf(html)).toMatch(/Size and scope ?Rp 25.000 off All of type .*Fixed since its first use/);
    for (const name of ['value', 'unit', 'scope', 'targets', 'periods'])
      expect(html).not.toContain(`name="${name}"`);
    expect(html).toContain('value="edit-used"');
  });
});
