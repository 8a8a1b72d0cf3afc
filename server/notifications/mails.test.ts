import { expect, test } from 'vitest';
import { runInLanguage } from '#server/platform/text/request-language.ts';
import { rupiah, sen } from '#shared/money/money.ts';
import { notaOf } from '#shared/shop/nota.ts';
import { composeMail } from './mail-layout.ts';
import { accountMail } from './mails/account-mail.ts';
import { leadConfirmationMail } from './mails/lead-mails.ts';
import { receiptMail } from './mails/order-mails.ts';

const line = {
  ...{ product_id: '7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b111', title: 'Template Konten & Iklan', quantity: 1 },
  ...{ price_bigint: sen(14_900_000), discount_bigint: sen(0), owned_bigint: sen(0), bump_bigint: sen(0) },
  ...{ discount_code: null, discount_title: null },
};

const facts = {
  order_id: '7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b111',
  full_name: 'Sari <b>Wulandari</b>',
  items: [
    {
      title: 'Template Konten & Iklan',
      type: 'template',
      quantity: 1,
      gift_quantity: 0,
    },
  ],
  amount: rupiah(149_000),
  nota: notaOf([line], { way: 'qris', brought: sen(14_900_000) }),
  payment: { provider: 'xendit', reference: 'inv-1' },
  balance_bigint: sen(5_100_000),
  created_at: '2026-11-21T02:00:00.000Z',
  invoice_number: 'INV/2026/000123',
  order_url: 'http://localhost:3000/user/orders/7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b111',
  unsubscribe_url: 'http://localhost:3000/unsubscribe?token=x',
  invitations: [],
} as const;

test('a receipt names items, amount, what is left and the order, in both parts', () => {
  const mail = receiptMail(facts);
  expect(mail.subject).toBe('Bukti pembelian Rp 149.000');
  const lines = [
    'Template Konten & Iklan: Rp 149.000',
    'Total: Rp 149.000',
    'Dibayar dengan QRIS: Rp 149.000',
    'Pembayaran: Xendit inv-1',
    'Sisa saldo: Rp 51.000',
    'Invoice: INV/2026/000123',
    facts.order_id,
  ];
  for (const line of lines) expect(mail.text).toContain(line);
  expect(mail.html).toContain('Template Konten &amp; Iklan');
  expect(mail.html).toContain('Rp 51.000');
});

test('a receipt of several units multiplies their price and says where the gift codes are', () => {
  const items = [
    {
      title: 'Templat Nota',
      type: 'template' as const,
      quantity: 3,
      gift_quantity: 2,
    },
  ];
  const nota = notaOf([{ ...line, title: 'Templat Nota', quantity: 3, price_bigint: sen(1_000_000) }], null);
  const { text } = receiptMail({ ...facts, items, nota, amount: rupiah(30_000) });
  expect(text).toContain('3 × Templat Nota: Rp 30.000');
  expect(text).toContain('2 kode hadiah dari pesanan ini ada di halaman pembelian Anda');
  expect(receiptMail(facts).text).not.toContain('kode hadiah');
});

test('a mail is in the language it is written in, with its dates, its layout and its greeting', () => {
  const mail = runInLanguage('en', () => receiptMail(facts));
  expect(mail.subject).toBe('Receipt for Rp 149.000');
  expect(mail.html).toContain('<html lang="en">');
  for (const line of ['Hello,', 'Order number: ', 'If the button does not work', 'Stop emails like']) {
    expect(mail.html.replace(/<[^>]+>/g, '') + mail.text).toContain(line);
  }
  expect(receiptMail(facts).html).toContain('<html lang="id">');
});

test('what people typed is text in the HTML part, never markup', () => {
  expect(receiptMail(facts).html).not.toContain('<b>Wulandari');
  const url = 'http://localhost/x?a="><script>alert(1)</script>';
  const mail = accountMail('verify-email', {
    full_name: '<img src=x onerror=alert(1)>',
    url,
  });
  expect(mail.html).not.toMatch(/<script|<img/);
});

test('its links open in its language; one click in the mail program goes to the API, which has none', () => {
  const mail = runInLanguage('en', () => receiptMail(facts));
  const page = 'http://localhost:3000/en';
  expect(mail.html).toContain(`href="${facts.order_url.replace('http://localhost:3000', page)}"`);
  expect(mail.text).toContain(`${page}/unsubscribe?token=x`);
  expect(mail.headers).toMatchObject({
    'List-Unsubscribe': '<http://localhost:3000/api/mail/unsubscribe?token=x>',
  });
  expect(receiptMail(facts).text).toContain(facts.order_url);
});

test('a mail says first the thing, then the button, then the receipt, in one column without a picture', () => {
  const { html } = receiptMail(facts);
  const places = [
    'data-part="preheader"',
    '<h1',
    'data-part="button"',
    'Sisa saldo',
    'Berhenti menerima',
  ].map((part) => html.indexOf(part));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(html.match(/data-part="button"/g)).toHaveLength(1);
  expect(html).toContain('>Template Konten &amp; Iklan sudah terbuka</h1>');
  expect(html).toContain('>Total Rp 149.000</div>');
  expect(html).not.toMatch(/<img|<svg|<script/);
});

test('an address too long for half of a phone stands below its label, whole', () => {
  const { html } = composeMail({
    subject: 'Sesi',
    greeting: 'Halo,',
    paragraphs: ['Baru.'],
    rows: [
      { label: 'Email', value: 'dewi.lestari.handayani@pelanggan.example' },
      { label: 'Nama', value: 'Dewi Lestari Handayani' },
    ],
  });
  expect(html).toMatch(/colspan="2"[^>]*>Email<br>/);
  expect(html).not.toMatch(/colspan="2"[^>]*>Nama/);
});

test('the headline of a receipt names one thing, counts several, and calls only gifts a gift', () => {
  const headline = (items: Parameters<typeof receiptMail>[0]['items']) =>
    /<h1[^>]*>([^<]*)/.exec(receiptMail({ ...facts, items }).html)?.[1];
  const [item] = facts.items;
  expect(headline([item, item])).toBe('2 produk sudah terbuka');
  expect(headline([{ ...item, quantity: 2, gift_quantity: 1 }])).toBe(
    `Template Konten &amp; Iklan sudah terbuka`,
  );
  expect(headline([{ ...item, gift_quantity: 1 }])).toBe('Kode hadiah Anda siap');
});

test('the mail of a wish for a day has that day as its headline', () => {
  const wish = {
    form_type: 'consultation_booking',
    full_name: 'Sari',
    place: null,
    answers: { preferred_date: '2026-11-26' },
    support_hours: '',
    claim_contact: '',
    app_url: 'http://localhost:3000',
  } as const;
  expect(leadConfirmationMail(wish).html).toContain('>26 November 2026</h1>');
  expect(leadConfirmationMail({ ...wish, answers: {} }).html).toContain(
    '>Permintaan jadwal konsultasi kami terima</h1>',
  );
});
