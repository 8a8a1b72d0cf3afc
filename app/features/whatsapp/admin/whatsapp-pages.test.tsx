import { describe, expect, test } from 'vitest';
import { parseTableView } from '#app/components/data-table/table-view.ts';
import type { WhatsappMessage, WhatsappSetup } from '#contract/whatsapp/admin.ts';
import { sen } from '#shared/money/money.ts';
import { englishHtmlOf, htmlOf, textOf } from '#tests/support/page.tsx';
import { MessagesPage } from './messages-page.tsx';
import { SetupPage } from './setup-page.tsx';

const setup: WhatsappSetup = {
  is_on: true,
  spent_bigint: sen(35_000),
  monthly_ceiling_bigint: sen(50_000),
  is_ceiling_reached: false,
  unpriced: [],
  checked_at: '2026-11-20T02:00:00.000Z',
  display_number: '+62 21 5000 1234',
  verified_name: 'Arunika',
  quality: 'green',
  problem: null,
  last_notice_at: null,
  templates: [
    {
      event: 'order_paid',
      name: 'shop_order_paid',
      language: 'id',
      status: 'approved',
      category: 'utility',
      is_usable: true,
      body: 'Halo {{1}}',
    },
  ],
  prices: [{ category: 'utility', valid_from: '2026-01-01', price_bigint: sen(35_000) }],
};

const message: WhatsappMessage = {
  id: '0192f0c8-7c1e-7b6a-9d55-3f1f0c8a4e11',
  event: 'session_reminder',
  email: 'sari@contoh.example',
  phone: '+6281234567890',
  wa_user_id: null,
  text: 'Halo Sari, ini pengingat sesi Anda.',
  category: 'utility',
  status: 'failed',
  problem: 'refused',
  error_code: 131_026,
  cost_bigint: sen(0),
  created_at: '2026-11-20T02:00:00.000Z',
  sent_at: null,
  delivered_at: null,
  read_at: null,
  mailed_at: '2026-11-20T02:01:00.000Z',
};

const options = { sorts: [], defaultSort: '', filters: {} };
const table = { options, view: parseTableView(new URLSearchParams(), options) };

const textOfMessages = (
  change: Partial<WhatsappSetup> = {},
  messages: readonly WhatsappMessage[] = [message],
) =>
  textOf(
    htmlOf(
      <MessagesPage
        table={table}
        messages={messages}
        total={messages.length}
        setup={{ ...setup, ...change }}
      />,
      '/admin/whatsapp',
    ),
  );

describe('the desk of WhatsApp', () => {
  test("says in plain words what Meta's code means, and that the mail went", () => {
    const text = textOfMessages();
    expect(text).toContain('Nomor itu tidak dapat menerima pesan WhatsApp, dikirim lewat email');
    expect(text).toContain('Rp 350 dari Rp 500 bulan ini');
    expect(textOfMessages({}, [{ ...message, error_code: 999 }])).toContain('Ditolak Meta, kode 999');
  });

  test('says why messages go by mail', () => {
    expect(textOfMessages({ is_ceiling_reached: true })).toContain('Batas bulan ini tercapai');
    expect(textOfMessages({ monthly_ceiling_bigint: sen(0) })).toContain('Belum ada batas biaya');
    expect(textOfMessages({ unpriced: ['utility', 'service'] })).toContain('Utilitas, Jawaban bebas');
    expect(textOfMessages({ templates: [] })).toContain('Belum ada templat');
    expect(textOfMessages({ is_on: false })).toContain('Isi variabel WHATSAPP_');
    expect(textOfMessages({}, [])).toContain('Belum ada pesan');
  });

  test('shows number, prices, templates and the address of notices', () => {
    const url = 'https://toko.example/api/whatsapp/webhook';
    const text = textOf(englishHtmlOf(<SetupPage setup={setup} webhook_url={url} />));
    for (const part of ['+62 21 5000 1234', url, 'Utility', 'since 1 Jan 2026', 'Approved', 'Order paid'])
      expect(text).toContain(part);
  });
});
