import type { CoretaxProblem, JournalAccount, OpenItem, PeriodKind } from '#shared/money/books.ts';
import { formatCount } from '#shared/money/money.ts';

export const booksCopy = {
  title: 'Pembukuan',
  failed: 'Pembukuan tidak dapat dimuat',
  period: 'Panjang periode',
  month: 'Periode',
  kinds: { month: 'Bulan', quarter: 'Triwulan', year: 'Tahun' } satisfies Record<PeriodKind, string>,
  quarter: (number: string, year: string) => `Triwulan ${number} ${year}`,
  steps: {
    month: { before: 'Bulan sebelumnya', after: 'Bulan berikutnya' },
    quarter: { before: 'Triwulan sebelumnya', after: 'Triwulan berikutnya' },
    year: { before: 'Tahun sebelumnya', after: 'Tahun berikutnya' },
  },
  months: {
    title: 'Bulan',
    empty: 'Belum ada bulan yang dimulai.',
    month: 'Bulan',
    state: 'Keadaan',
    documents: 'Dokumen',
  },
  reports: 'Laporan',
  states: { running: 'Berjalan', open: 'Terbuka', closed: 'Ditutup' },
  closedBy: (name: string, moment: string) => `Ditutup oleh ${name}, ${moment}`,
  figures: {
    title: 'Angka periode ini',
    invoices: 'Invoice',
    creditNotes: 'Nota kredit',
    tax: 'PPN keluaran',
    taxCaption: (out: string, back: string) => `${out} di invoice, ${back} di nota kredit`,
    balance: 'Saldo pelanggan di akhir periode',
    balanceCaption: 'utang usaha kepada pelanggan',
    count: (count: number) => `${formatCount(count)} dokumen`,
  },
  ledger: {
    title: 'Buku besar',
    empty: 'Belum ada pembukuan di periode ini.',
    debit: 'Debit',
    credit: 'Kredit',
    total: 'Debit sama dengan kredit',
    differs: 'Selisih debit dan kredit',
  },
  journalHead: {
    date: 'tanggal',
    posting: 'posting',
    account: 'akun',
    accountName: 'nama_akun',
    debit: 'debit',
    credit: 'kredit',
    document: 'dokumen',
    description: 'keterangan',
  },
  accounts: {
    gateway_clearing: 'Dana di gateway pembayaran',
    wallets: 'Saldo pelanggan',
    tax_payable: 'PPN keluaran',
    sales_revenue: 'Penjualan',
    subscription_revenue: 'Langganan',
    refunds: 'Pengembalian',
    promotions: 'Voucher dan promosi',
    adjustments: 'Penyesuaian saldo',
  } satisfies Record<JournalAccount, string>,
  documents: {
    title: 'Invoice dan nota kredit',
    empty: 'Belum ada invoice di bulan ini.',
    newest: (shown: number) => `${formatCount(shown)} terbaru. Daftar lengkapnya ada di berkas CSV.`,
    number: 'Nomor',
    date: 'Tanggal',
    buyer: 'Pembeli',
    tax: 'PPN',
    total: 'Total',
    of: (invoice: string) => `untuk ${invoice}`,
  },
  downloads: {
    title: 'Unduh',
    journal: 'Jurnal umum (CSV)',
    journalHint: 'Tanggal, akun, debit, kredit, dan dokumen; debit dan kredit seimbang',
    documents: 'Daftar dokumen (CSV)',
    documentsHint: 'Setiap invoice dan nota kredit dengan pajaknya',
    coretax: (part: number, parts: number) => (parts > 1 ? `XML Coretax, bagian ${part}` : 'XML Coretax'),
    coretaxHint: (count: number) => `${formatCount(count)} faktur pajak keluaran`,
    coretaxNone: 'Tidak ada faktur pajak di bulan ini',
    monthly: 'Berkas Coretax dibuat per bulan: buka salah satu bulan di bawah.',
  },
  coretax: {
    title: 'Tidak masuk ke XML Coretax',
    text: (count: number) =>
      `${formatCount(count)} invoice tidak dapat dimasukkan. Nota kredit atas faktur pajak dibatalkan atau diganti di Coretax.`,
    problems: {
      NO_TAX: 'tanpa PPN',
      SELLER_NPWP_MISSING: 'NPWP penjual belum diisi saat terbit',
      SELLER_DIFFERS: 'NPWP penjual lain dari invoice terbaru',
      BUYER_NPWP_MISSING: 'pembeli tanpa NPWP',
    } satisfies Record<CoretaxProblem, string>,
    persons: {
      title: 'Pembeli tanpa NPWP',
      count: (invoices: number, creditNotes: number) =>
        `${formatCount(invoices)} invoice${creditNotes === 0 ? '' : `, dikurangi ${formatCount(creditNotes)} nota kredit`}`,
      base: 'DPP',
      tax: 'PPN',
      sum: 'Pedagang eceran melaporkannya sebagai satu jumlah (digunggung) di SPT Masa PPN, bukan lewat XML ini. Pastikan dengan konsultan pajak Anda.',
      single:
        'Bila pembeli meminta faktur pajak atas namanya, buat fakturnya di Coretax dengan NIK pembeli (kolom NPWP diisi 16 angka nol), lalu keluarkan dari jumlah ini. Situs ini tidak meminta NIK.',
    },
  },
  closing: {
    title: 'Tutup bulan',
    done: 'Angka bulan ini sudah tetap.',
    doneText: 'Yang datang sesudahnya dibukukan di bulan yang terbuka.',
    running: 'Bulan ini dapat ditutup dua jam setelah berakhir.',
    earlier: (month: string) => `Tutup dulu ${month}.`,
    nothingOpen: 'Tidak ada yang tertunda.',
    open: {
      missing_invoices: (count: number) =>
        `${formatCount(count)} invoice belum terbit; terbit saat bulan ditutup`,
      missing_credit_notes: (count: number) =>
        `${formatCount(count)} nota kredit belum terbit; terbit saat bulan ditutup`,
      pending_refunds: (count: number) =>
        `${formatCount(count)} pengembalian ke pembayaran asal masih berjalan; dibukukan saat uangnya keluar`,
      open_disputes: (count: number) =>
        `${formatCount(count)} sengketa belum diputuskan; dibukukan di bulan keputusannya`,
      waiting_adjustments: (count: number) =>
        `${formatCount(count)} penyesuaian saldo menunggu persetujuan; dibukukan saat disetujui`,
    } satisfies Record<OpenItem, (count: number) => string>,
    button: 'Tutup bulan ini',
    busy: 'Menutup bulan…',
    ask: (month: string) => `Tutup ${month}?`,
    askText: 'Setelah ditutup, angkanya tidak berubah lagi dan bulan ini tidak dapat dibuka kembali.',
    confirm: 'Tutup bulan',
    cancel: 'Batal',
    closed: (month: string) => `${month} ditutup`,
  },
};
