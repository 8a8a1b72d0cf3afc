import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { Purchase, PurchaseCard } from '#contract/courses/learning.ts';
import { sen } from '#shared/money/money.ts';
import { CertificatePanel } from './certificate-panel.tsx';
import { PurchaseList, parsePurchasesView, purchasesHref } from './purchase-list.tsx';
import { PurchasePage } from './purchase-page.tsx';
import { PurchasesEmpty } from './purchases.route.tsx';

const ID = '0b6f2a54-6d0e-4c6b-9a51-6f1d7f1e0a01';

function show(element: ReactElement): string {
  const Stub = createRoutesStub([{ path: '*', Component: () => element }]);
  return renderToStaticMarkup(<Stub />).replaceAll('\u00a0', ' ');
}

const product = {
  id: ID,
  slug: 'kelas-kas',
  title: 'Kelas kas',
  type: 'e_course',
  short_description: 'Tentang kas.',
  cover_url: null,
  is_subscription: false,
} as const;

const heldRefund = {
  order_id: ID,
  until: '2026-11-28T03:00:00.000Z',
  policy: { days: 7, max_percent: 20 },
  obstacle: null,
  is_open: true,
} as const;

const purchase: Purchase = {
  product: { ...product, is_featured: true },
  holding: {
    id: ID,
    order_id: ID,
    is_gift: false,
    bundle_title: null,
    purchased_at: '2026-11-21T10:00:00.000Z',
    price_bigint: sen(35_000_000),
    paid_with: 'QRIS',
    download_count: 2,
    last_downloaded_at: null,
  },
  sections: [
    {
      id: '1',
      type: 'resources',
      title: 'Kartu',
      description: '',
      media: null,
      content: '<p>isi</p>',
      order: 1,
    },
  ],
  course: {
    modules: [
      {
        title: 'Awal',
        duration: null,
        description: null,
        lessons: [
          {
            id: 'a',
            title: 'Satu',
            type: 'video',
            duration: '5 menit',
            is_available: true,
            is_done: true,
            position_seconds: 0,
            lock: null,
            asks: null,
          },
          {
            id: 'b',
            title: 'Dua',
            type: 'text',
            duration: null,
            is_available: true,
            is_done: false,
            position_seconds: 0,
            lock: null,
            asks: null,
          },
          {
            id: 'c',
            title: 'Tiga',
            type: 'text',
            duration: null,
            is_available: false,
            is_done: false,
            position_seconds: 0,
            lock: null,
            asks: null,
          },
        ],
      },
    ],
    progress: { lessons_total: 2, lessons_done: 1, percent: 50 },
    resume_lesson_id: 'b',
  },
  files: [
    {
      id: ID,
      title: 'Kartu',
      description: '',
      is_downloaded: false,
      file_name: 'kartu.md',
      content_type: 'text/markdown',
      size_bytes: 1200,
    },
  ],
  certificate: null,
  refund: heldRefund,
};

test('[PORT-031] the viewer has sections, quick actions, purchase info, a summary and the way to support', () => {
  const html = show(<PurchasePage purchase={purchase} />);
  for (const words of ['Kelas kas', 'Pilihan', '<p>isi</p>', '1 dari 2 pelajaran'])
    expect(html).toContain(words);
  expect(html).toMatch(
    /aria-label="Tindakan cepat".*href="\/user\/purchases\/kelas-kas\/learn\/b"[^>]*>.*Lanjutkan pelajaran/,
  );
  expect(html).toMatch(/Info pembelian.*21 Nov 2026.*0b6f2a54.*Rp 350\.000.*Unduhan.*2/);
  expect(html).toMatch(/Ringkasan isi.*Pelajaran.*2.*Berkas.*1/);
  expect(html).toMatch(/href="\/user\/support"[^>]*>Hubungi bantuan/);
  expect(html).toMatch(
    new RegExp(`<form[^>]*action="/user/purchases/kelas-kas/files/${ID}"[^>]*method="post"`),
  );
});

test('what sold a product is folded behind one line for who owns it, and open where it is all there is', () => {
  const section = (type: Purchase['sections'][number]['type']) => ({
    ...{
      id: type,
      type,
      title: `Judul ${type}`,
      description: '',
      media: null,
      content: '<p>isi</p>',
      order: 1,
    },
  });
  const sections = [section('benefits'), section('modules'), section('resources'), section('cta')];
  const owned = show(<PurchasePage purchase={{ ...purchase, sections }} />);
  const [open = '', folded = ''] = owned.split(/<details[^>]*><summary[^>]*>Lihat halaman produk/);
  expect(open).toContain('Judul resources');
  for (const title of ['Judul benefits', 'Judul modules']) {
    expect(open).not.toContain(title);
    expect(folded).toContain(title);
  }
  // Who owns it has answered the call.
  expect(owned).not.toContain('Judul cta');
  // A service has neither course nor files: what is prepared for it is open, what sold it is not.
  const service = show(<PurchasePage purchase={{ ...purchase, sections, course: null, files: [] }} />);
  expect(service.split('Lihat halaman produk')[0]).toContain('Judul resources');
  expect(service.split('Lihat halaman produk')[1]).toContain('Judul benefits');
  const sold = sections.filter(({ type }) => type === 'benefits');
  const only = show(<PurchasePage purchase={{ ...purchase, sections: sold, course: null, files: [] }} />);
  expect(only).toContain('Judul benefits');
  expect(only).not.toContain('Lihat halaman produk');
});

test('a purchase says until when a refund can be requested, or why not, and links to the order', () => {
  const html = show(<PurchasePage purchase={purchase} />);
  expect(html).toContain('Bisa diminta sampai 28 Nov 2026, 10.00 WIB.');
  expect(html).toContain(`href="/user/orders/${ID}#pengembalian"`);
  const refund = { ...heldRefund, obstacle: 'REFUND_DOWNLOADED', is_open: false } as const;
  const used = show(<PurchasePage purchase={{ ...purchase, refund }} />);
  expect(used).toContain('Berkasnya sudah diunduh, jadi dananya tidak bisa kembali.');
});

test('who has written a review is led to it, and others to writing one', () => {
  expect(show(<PurchasePage purchase={purchase} />)).toContain('Tulis ulasan');
  expect(show(<PurchasePage purchase={purchase} hasReview />)).toContain('Ubah ulasan Anda');
});

test('what belongs to a service leads back to the services', () => {
  expect(show(<PurchasePage purchase={purchase} />)).toMatch(
    /href="\/user\/purchases"[^>]*>.*Semua pembelian/,
  );
  const service = { ...purchase, product: { ...purchase.product, is_subscription: true } };
  expect(show(<PurchasePage purchase={service} />)).toMatch(
    /href="\/user\/subscriptions"[^>]*>.*Langganan Anda/,
  );
});

test('a lesson that is not there yet is named and leads nowhere', () => {
  const html = show(<PurchasePage purchase={purchase} />);
  expect(html).toContain('/learn/a"');
  expect(html).not.toContain('/learn/c"');
  expect(html).toMatch(/Tiga.*Menyusul/);
});

test('a product in which there is nothing yet says so', () => {
  const bare = { ...purchase, sections: [], course: null, files: [] };
  const html = show(<PurchasePage purchase={bare} />);
  expect(html).toContain('Konten Belum Tersedia');
  expect(html).not.toContain('Tindakan cepat');
});

test('the certificate is announced, offered, and then there', () => {
  const panel = (done: number, certificate: Purchase['certificate']) =>
    show(
      <CertificatePanel
        slug="kelas-kas"
        progress={{ lessons_total: 2, lessons_done: done, percent: done * 50 }}
        certificate={certificate}
      />,
    );
  expect(panel(1, null)).toContain('Tersisa 1 pelajaran');
  expect(panel(2, null)).toMatch(
    /<form[^>]*action="\/user\/purchases\/kelas-kas#sertifikat".*Terbitkan sertifikat/,
  );
  const issued = {
    code: '0123456789ABCDEF',
    number: 'ARN-2026-000001',
    full_name: 'Sari Wulandari',
    course_title: 'Kelas kas',
    issued_at: '2026-11-21T20:00:00.000Z',
  };
  const html = panel(2, issued);
  // Already the next day in Jakarta.
  expect(html).toMatch(/Sari Wulandari.*22 Nov 2026.*ARN-2026-000001/);
  expect(html).toContain('href="/certificate/0123-4567-89AB-CDEF"');
  expect(html).toContain('href="/api/purchases/kelas-kas/certificate/file"');
  // Of a course that grew since, it is not what one comes for.
  const grown = show(<PurchasePage purchase={{ ...purchase, certificate: issued }} />);
  expect(grown).toContain('Setelah itu kelas ini bertambah 1 pelajaran.');
  expect(grown).not.toContain('href="#sertifikat"');
});

test('[PORT-030] the list leads to each product and says how far each course is', () => {
  const card: PurchaseCard = {
    holding_id: ID,
    product_id: ID,
    order_id: ID,
    purchased_at: '2026-11-21T10:00:00.000Z',
    download_count: 0,
    file_count: 2,
    progress: { lessons_total: 12, lessons_done: 6, percent: 50 },
    product,
  };
  const html = show(<PurchaseList purchases={[card]} />);
  expect(html).toMatch(/E-course · dibeli 21 Nov 2026/);
  expect(html).toMatch(/href="\/user\/purchases\/kelas-kas"[^>]*>Kelas kas/);
  expect(html).toContain('6 dari 12 pelajaran');
  expect(html).toContain('2 berkas');
});

test('an empty list leads to the shop, an empty search to the whole list', () => {
  expect(show(<PurchasesEmpty isFiltered={false} />)).toMatch(
    /Belum ada pembelian.*href="\/user\/marketplace"/,
  );
  expect(show(<PurchasesEmpty isFiltered />)).toMatch(
    /Tidak ada pembelian yang cocok.*href="\/user\/purchases"/,
  );
});

test('the view of the list is read from its address, and written as short as it can be', () => {
  const read = (query: string) => parsePurchasesView(new URLSearchParams(query));
  expect(read('search=%20kas%20&type=e_course&sort=title&page=2')).toEqual({
    search: 'kas',
    type: 'e_course',
    sort: 'title',
    page: 2,
    gift_page: 1,
  });
  expect(purchasesHref(read('type=kapal&sort=x&page=-1'))).toBe('/user/purchases');
  expect(purchasesHref(read('sort=activity&page=3'))).toBe('/user/purchases?sort=activity&page=3');
});
