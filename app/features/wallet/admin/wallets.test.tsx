import { describe, expect, test } from 'vitest';
import { parseForm } from '#app/lib/forms/parse-form.ts';
import type { Client } from '#contract/client.ts';
import { type ListedWallet, listWallets } from '#contract/wallet/admin.ts';
import type { WalletTransaction } from '#contract/wallet/wallet.ts';
import { walletDetailCopy } from '#messages/wallet/admin.ts';
import { ledgerTypes } from '#shared/money/ledger.ts';
import { rupiah, sen } from '#shared/money/money.ts';
import { formOf, postForm } from '#tests/support/form-reply.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { tableAt } from '#tests/support/table-at.ts';
import { adjustmentInput } from './adjustment-input.ts';
import { PendingAdjustments } from './pending-adjustments.tsx';
import { WalletActions, WalletContent } from './wallet.route.tsx';
import { walletAction } from './wallet-actions.ts';
import { LedgerEntries, WalletFacts } from './wallet-facts.tsx';
import { WalletsPage } from './wallets.route.tsx';

const ID = '7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b111';
const AT = '2026-11-21T02:00:00.000Z';
const table = tableAt(listWallets);

const wallet = (different: Partial<ListedWallet> = {}): ListedWallet => ({
  id: ID,
  user_id: ID,
  user_name: 'Sari Wulandari',
  user_email: 'sari@contoh.example',
  balance_bigint: sen(12_500_000),
  currency: 'IDR',
  is_active: true,
  is_disputed: false,
  transaction_count: 3,
  created_at: AT,
  updated_at: AT,
  ...different,
});

const line = (amount: number, type: WalletTransaction['type']): WalletTransaction => ({
  id: '1',
  wallet_id: ID,
  user_id: ID,
  type,
  transaction_type: 'credit',
  amount_bigint: sen(amount),
  balance_before: sen(10_000_000),
  balance_after: sen(10_000_000 + amount),
  reference_type: null,
  reference_id: null,
  description: 'Keterangan',
  metadata: {},
  paid: null,
  created_at: AT,
});

describe('the list of wallets', () => {
  test('[ADM-018, AWAL-001, AWAL-003, AWAL-004, AWAL-007] has its heading, filter and columns, and says who is frozen', () => {
    const wallets = [wallet(), wallet({ id: '2', is_active: false })];
    const html = runInLanguage('en', () => htmlOf(<WalletsPage table={table} wallets={wallets} total={2} />));
    expect(html).toContain('>Wallets Management</h1>');
    const headings = [...html.matchAll(/<th scope="col".*?<\/th>/g)].map(([th]) => textOf(th).trim());
    expect(headings).toEqual(['User', 'Balance', 'Currency', 'Status', 'Created', 'Actions']);
    expect(textOf(html)).toContain('All Active Inactive Disputed');
    expect(textOf(html)).toMatch(/Sari Wulandari sari@contoh.example Rp 125.000 IDR Active .*Inactive/);
  });

  test('says what is missing, and why', () => {
    expect(textOf(htmlOf(<WalletsPage table={table} wallets={[]} total={0} />))).toContain(
      'Belum ada dompet',
    );
    const searched = htmlOf(<WalletsPage table={tableAt(listWallets, 'search=x')} wallets={[]} total={0} />);
    expect(textOf(searched)).toContain('Tidak ada dompet yang cocok');
  });
});

test('DECISIONS 59: a wallet frozen by a dispute is marked as such, and links to the dispute instead of offering to unfreeze it', () => {
  const disputed = wallet({ is_active: false, is_disputed: true });
  const list = textOf(htmlOf(<WalletsPage table={table} wallets={[disputed]} total={1} />));
  expect(list).toMatch(/IDR Disengketakan /);
  const { is_disputed: _, ...shown } = disputed;
  const detail = {
    ...shown,
    dispute: { open_bigint: sen(5_000_000), claim_bigint: sen(0) },
    total_spent: rupiah(0),
  };
  expect(textOf(htmlOf(<WalletFacts wallet={detail} />))).toMatch(
    /Disengketakan .*Dibekukan oleh sengketa pembayaran, bukan oleh staf\. Rp 50\.000 belum diputuskan\./,
  );
  const deeds = htmlOf(<WalletActions wallet={detail} />);
  expect(deeds).toContain('href="/admin/payments?tab=reconciliation"');
  expect(textOf(deeds)).not.toContain(walletDetailCopy.thaw);
});

test('[AWAL-013, AWAL-014][DECISIONS 53] a line says what it is, and its sign alone whether it is a credit', () => {
  const shown = (amount: number, type: WalletTransaction['type']) =>
    runInLanguage('en', () => textOf(htmlOf(<LedgerEntries lines={[line(amount, type)]} />)));
  const names = {
    topup: 'Top-up',
    purchase: 'Purchase',
    subscription: 'Subscription',
    refund: 'Refund',
    adjustment: 'Adjustment',
  } as const;
  for (const type of ledgerTypes) {
    expect(shown(5_000_000, type)).toContain(`${names[type]} Keterangan +Rp 50.000`);
    expect(shown(-5_000_000, type)).toContain(`${names[type]} Keterangan −Rp 50.000`);
  }
  expect(textOf(htmlOf(<LedgerEntries lines={[]} />))).toContain('Belum ada transaksi');
});

describe('an adjustment', () => {
  test('[AWAL-008, AWAL-009, AWAL-010] is checked before it is sent: filled in, more than nothing, whole rupiah', () => {
    const problem = (amount: string, description = 'Bonus') =>
      runInLanguage('en', () => {
        const parsed = parseForm(formOf({ user_id: ID, amount, description }), adjustmentInput);
        return Object.values(parsed.reply().error ?? {})[0]?.[0];
      });
    expect([problem(''), problem('10', ' ')]).toEqual(Array(2).fill('Please fill in all fields'));
    for (const amount of ['0', '-5']) expect(problem(amount)).toBe('Amount must be greater than 0');
    for (const amount of ['x', '1e20']) expect(problem(amount)).toMatch(/in digits only/);
    for (const amount of ['0.01', '10.5', '25,000']) expect(problem(amount)).toMatch(/^Write whole rupiah/);
    for (const amount of ['1', '50000', '25.000', 'Rp 25.000']) expect(problem(amount)).toBeUndefined();
  });

  test('[AWAL-011, AWAL-012, AERR-029] is sent as signed sen under the key of its form, and answered with both balances', async () => {
    const asked: unknown[] = [];
    const answering = (answer: unknown): Client => ({
      call: async (_: unknown, ...input: readonly unknown[]) => {
        asked.push(...input);
        return JSON.parse(JSON.stringify(answer));
      },
    });
    const filled = { user_id: ID, amount: '25.000', description: 'Salah', idempotency_key: 'k' };
    const send = (client: Client, fields: Record<string, string>) =>
      postForm(walletAction, { client, posted: formOf({ ...filled, ...fields }) });
    const posted = {
      status: 'posted',
      adjustment_id: null,
      balance_before: 10_000_000,
      balance_after: 7_500_000,
    };
    const ok = answering({ ok: true, value: posted });
    expect(await send(ok, { direction: 'debit', reference_type: 'penalty' })).toMatchObject({
      success: { message: 'Saldo disesuaikan (Rp 100.000 → Rp 75.000)' },
    });
    await send(ok, { direction: 'credit' });
    expect(asked).toMatchObject([
      { idempotency_key: 'k', body: { user_id: ID, amount_bigint: -2_500_000, reference_type: 'penalty' } },
      { body: { amount_bigint: 2_500_000 } },
    ]);
    const broken = { code: 'INTERNAL', message: 'Terjadi kesalahan', request_id: null };
    const failing = () => send(answering({ ok: false, refusal: broken }), {});
    expect(await runInLanguage('en', failing)).toMatchObject({
      problem: { message: 'Failed to adjust wallet balance' },
    });
    const overdrawn = { code: 'INSUFFICIENT_BALANCE', message: 'Saldo sekarang Rp 10', details: {} };
    expect(await send(answering({ ok: false, refusal: overdrawn }), {})).toMatchObject({
      result: { error: { amount: ['Saldo sekarang Rp 10'] } },
    });
  });

  test('that waits can be approved by another admin, and only taken back by the one who asked', () => {
    const waiting = {
      id: ID,
      user_id: ID,
      user_name: 'Sari',
      user_email: 'sari@contoh.example',
      balance_bigint: sen(0),
      amount_bigint: sen(900_000_000),
      description: 'Ganti rugi',
      reference_type: 'correction',
      reference_id: null,
      requested_by: 'a',
      requested_by_name: 'Rudi',
      created_at: AT,
    } as const;
    const seenBy = (viewerId: string) =>
      textOf(htmlOf(<PendingAdjustments adjustments={[waiting]} viewerId={viewerId} />));
    expect(seenBy('b')).toMatch(/\+Rp 9.000.000 Sari .*diajukan Rudi.*Tolak Setujui/);
    expect(seenBy('a')).toContain('Tarik kembali');
    expect(seenBy('a')).not.toContain('Setujui');
    expect(seenBy(ID)).not.toContain('Setujui');
    expect(htmlOf(<PendingAdjustments adjustments={[]} viewerId="a" />)).toBe('');
  });
});

test('[AERR-028, AERR-053] what of a wallet can not be loaded is said in the words of the specification', () => {
  const html = runInLanguage('en', () => htmlOf(<WalletContent wallet={null} transactions={null} />));
  expect(textOf(html)).toMatch(/Failed to get wallet .*Failed to load wallet transactions/);
});
