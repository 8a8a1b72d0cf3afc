import type { Page } from 'playwright-core';
import { eventually, expect, expectSound, type Look, type Visitor } from '#tests/support/machine/browser.ts';
import { chooseBank, topUpFirst } from './guest.ts';

/** The story of a newcomer, told once and played at every width and in every theme. */
export interface Story {
  readonly visitor: Visitor;
  readonly look: Look;
  readonly email: string;
}

export const PRODUCT = { slug: 'sop-ai-toko', title: 'SOP AI untuk toko: 24 prosedur siap cetak' };
const PASSWORD = 'rahasia-toko-7';

export async function signUp({ visitor: { page }, email }: Story): Promise<void> {
  await page.goto('/');
  await page.goto('/signup');
  await page.getByLabel('Nama lengkap').fill('Sari Wulandari');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Kata sandi', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Ulangi kata sandi', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Daftar', exact: true }).click();
  await page.getByRole('heading', { name: 'Periksa email Anda' }).waitFor();
  await expectSound(page);
}

export async function confirmInMailbox({ visitor: { page }, email }: Story): Promise<void> {
  await page.getByRole('link', { name: 'Buka kotak surat pengembangan' }).click();
  await page.getByRole('heading', { name: 'Kotak surat pengembangan' }).waitFor();
  const link = page.getByRole('article').getByRole('link').first();
  await reloadUntil(page, () => link.isVisible());
  await expectSound(page);
  expect(await page.getByRole('article').first().textContent()).toContain(email);
  await link.click();
  // The link proves the mailbox, so it signs in.
  await page.waitForURL((url) => url.pathname === '/user/overview');
}

/** Finds the product in the shop; the balance is zero, so the way leads over the gateway's page and back. */
export async function buyWithTopUp({ visitor: { page } }: Story): Promise<void> {
  await page.goto('/marketplace');
  await page.getByLabel('Cari produk').fill('sop ai');
  await page.getByLabel('Cari produk').press('Enter');
  await page.waitForURL(/search=/);
  await page.getByRole('link', { name: PRODUCT.title }).first().click();
  const detail = page.getByRole('dialog', { name: PRODUCT.title });
  await detail.waitFor();
  await detail.getByRole('button', { name: 'Beli', exact: true }).click();
  await page.getByRole('button', { name: 'Bayar Rp 149.000' }).waitFor();
  await topUpFirst(page, /KurangRp\s149\.000Isi saldo minimalRp\s150\.000/);
  const topUp = page.getByRole('dialog', { name: 'Isi saldo' });
  await topUp.getByText(PRODUCT.title).waitFor();
  await expectSound(page);
  await chooseBank(page);
  await page.getByRole('button', { name: 'Lanjut ke pembayaran' }).click();
  await page.waitForURL(/\/dev\/checkout\//);
  await page.getByRole('button', { name: 'Bayar Rp 150.000' }).click();
  await page.waitForURL(/\/user\/purchases\/sop-ai-toko/);
}

export async function findPurchase({ visitor: { page } }: Story): Promise<void> {
  await page.getByRole('heading', { name: PRODUCT.title, level: 2 }).first().waitFor();
  await expectSound(page);
  await page.goto('/user/billing');
  await page.getByText('Total pengeluaran').waitFor();
  const text = (await page.locator('main').textContent()) ?? '';
  expect(text).toContain('Saldo sekarangRp\u00a01.000');
  expect(text).toMatch(/SOP AI.*Pembelian.*−Rp\u00a0149\.000.*SOP AI.*Isi saldo.*\+Rp\u00a0150\.000/);
  await page.goto('/user/marketplace');
  await page.getByText('Dimiliki').first().waitFor();
  await expectSound(page);
  await page.goto(`/product/${PRODUCT.slug}`);
  await page.getByText('Produk ini sudah Anda miliki').waitFor();
  await expectSound(page);
}

export async function readReceipt({ visitor: { page }, email }: Story): Promise<void> {
  await page.goto(`/dev/mailbox?to=${encodeURIComponent(email)}`);
  await reloadUntil(page, () => page.getByText('Bukti pembelian Rp 149.000').isVisible());
}

/** Mails and credits come by jobs: whoever waits for one looks again, as a person would. */
async function reloadUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  await eventually(async () => {
    if (await isThere()) return true;
    await page.reload();
    return isThere();
  }).toBe(true);
}
