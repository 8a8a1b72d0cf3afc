import { inLanguage } from '#shared/language/language.ts';

interface SessionRuleValues {
  readonly minutes: number;
  readonly min_notice_hours: number;
  readonly horizon_days: number;
  readonly change_until_hours: number;
  readonly sessions: number;
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

export const partsCopy = inLanguage({
  id: {
    intro:
      'Dua sampai dua puluh produk sekali beli. Pembeli menerima semuanya sekaligus, masing-masing seperti dibeli sendiri; yang sudah dimiliki mengurangi harganya.',
    add: 'Tambah produk',
    search: 'Cari judul produk',
    unsold: 'Tidak dijual',
    saves: (alone: string, price: string, percent: number) =>
      `Dibeli satu per satu ${alone}, sebagai paket ${price}: hemat ${percent}%.`,
    savesNothing: (alone: string) => `Dibeli satu per satu ${alone}: harga paket ini belum lebih hemat.`,
    nothing: 'Tidak ada produk lain dengan kata itu.',
    failed: 'Pencarian gagal. Ketik lagi untuk mencoba.',
  },
  en: {
    intro:
      'Two to twenty one-time products. Buyers get all of them at once, each as if bought alone; what they own already lowers the price.',
    add: 'Add a product',
    search: 'Search product titles',
    unsold: 'Not on sale',
    saves: (alone, price, percent) => `${alone} bought separately, ${price} as a bundle: saves ${percent}%.`,
    savesNothing: (alone) => `${alone} bought separately: this price saves nothing yet.`,
    nothing: 'No other product matches.',
    failed: 'The search failed. Type again to retry.',
  },
});

export const fieldValueCopy = inLanguage({
  id: {
    file: (title: string, description: string) => (description === '' ? title : `${title} (${description})`),
    yes: 'Ya',
    no: 'Tidak',
    per: (unit: string) => `per ${unit}`,
    once: 'sekali',
    medium: (type: 'image' | 'video', place: number, alt: string) =>
      `${type === 'image' ? 'Gambar' : 'Video'} ${place}${alt === '' ? '' : `: ${alt}`}`,
    module: (title: string, lessons: number) => `${title} (${lessons} pelajaran)`,
  },
  en: {
    file: (title, description) => (description === '' ? title : `${title} (${description})`),
    yes: 'Yes',
    no: 'No',
    per: (unit) => `per ${unit}`,
    once: 'once',
    medium: (type, place, alt) =>
      `${type === 'image' ? 'Image' : 'Video'} ${place}${alt === '' ? '' : `: ${alt}`}`,
    module: (title, count) => `${title} (${counted(count, 'lesson')})`,
  },
});

export const livePreviewCopy = inLanguage({
  id: {
    shown: 'Yang dipratinjau',
    card: 'Kartu',
    page: 'Halaman',
    files: 'Yang diterima pembeli',
    untitled: 'Judul produk',
    noPrice: '–',
    noText: 'Deskripsi singkat tampil di sini.',
    free: 'Gratis',
    save: (amount: string) => `Hemat ${amount}`,
    buy: 'Beli Sekarang',
    getFree: 'Ambil gratis',
    subscribe: 'Berlangganan',
    trial: 'Mulai masa coba',
    soon: 'Segera hadir',
    variants: 'Paket',
    launch: (day: string) => `Tersedia ${day}`,
  },
  en: {
    shown: 'What is previewed',
    card: 'Card',
    page: 'Page',
    files: 'What buyers get',
    untitled: 'Product title',
    noPrice: '–',
    noText: 'The short description is shown here.',
    free: 'Free',
    save: (amount) => `Save ${amount}`,
    buy: 'Buy now',
    getFree: 'Get Free',
    subscribe: 'Subscribe Now',
    trial: 'Start Free Trial',
    soon: 'Coming Soon',
    variants: 'Plans',
    launch: (day) => `Launch ${day}`,
  },
});

export const conflictCopy = inLanguage({
  id: {
    title: 'Sudah diubah sejak Anda membukanya',
    text: (who: string) =>
      `${who} menyimpan produk ini setelah Anda membukanya. Pilih nilai untuk setiap isian yang berbeda.`,
    somebody: 'Admin lain',
    mine: 'Yang Anda tulis',
    theirs: 'Yang tersimpan',
    apply: 'Pakai pilihan ini',
    empty: '(kosong)',
    inside: 'Isi di dalamnya berbeda.',
  },
  en: {
    title: 'Changed since you opened it',
    text: (who) =>
      `${who} saved this product after you opened it. Choose a value for each field that differs.`,
    somebody: 'Another admin',
    mine: 'What you wrote',
    theirs: 'What is saved',
    apply: 'Use these choices',
    empty: '(empty)',
    inside: 'What is inside differs.',
  },
});

export const timesCopy = inLanguage({
  id: {
    saveFirst: 'Simpan produknya dulu. Setelah itu Anda mengatur kapan ia bisa dipesan.',
    none: 'Belum ada jam, jadi dibeli tanpa memilih waktu.',
    rules: (
      { minutes, min_notice_hours, horizon_days, change_until_hours, sessions }: SessionRuleValues,
      days: number,
    ) =>
      `${minutes} menit, ${days === 0 ? 'pada tanggal tertentu' : `${days} hari dalam seminggu`}. Dipesan dari ${min_notice_hours} jam sampai ${horizon_days} hari ke depan, dan bisa dipindah sampai ${change_until_hours} jam sebelumnya.${sessions > 1 ? ` Sekali beli untuk ${sessions} sesi.` : ''}`,
    set: 'Atur jam',
    change: 'Ubah jam',
  },
  en: {
    saveFirst: 'Save the product first, then set when it can be booked.',
    none: 'No times yet, so it is sold without choosing one.',
    rules: ({ minutes, min_notice_hours, horizon_days, change_until_hours, sessions }, days) =>
      `${minutes} minutes, on ${days === 0 ? 'single dates' : `${counted(days, 'day')} of the week`}. Booked from ${counted(min_notice_hours, 'hour')} to ${counted(horizon_days, 'day')} ahead, and moved until ${counted(change_until_hours, 'hour')} before.${sessions > 1 ? ` One purchase pays for ${sessions} sessions.` : ''}`,
    set: 'Set times',
    change: 'Change times',
  },
});

export const readinessCopy = inLanguage({
  id: {
    title: 'Siap dijual',
    all: 'Semua yang dibutuhkan pembeli sudah ada.',
    missing: (count: number) => `${count} hal lagi sebelum dijual.`,
    items: {
      title: { met: 'Judul ada', missing: 'Judul belum diisi' },
      price: { met: 'Harga bisa dibayar', missing: 'Harga belum diisi dengan angka' },
      parts: { met: 'Isi paket lengkap', missing: 'Pilih minimal dua produk yang sedang dijual' },
      times: { met: 'Ada jam yang bisa dipilih', missing: 'Belum ada jam yang bisa dipilih' },
      sale: { met: 'Harga coret benar', missing: 'Harga coret harus di atas harga' },
      promise: { met: 'Janji satu kalimat ada', missing: 'Deskripsi singkat belum diisi' },
      description: { met: 'Halaman menjelaskan produk', missing: 'Deskripsi belum diisi' },
      goods: {
        met: 'Pembeli menerima sesuatu',
        missing: 'Belum ada berkas, pelajaran, atau tautan untuk pembeli',
      },
      stock: { met: 'Stok ada', missing: 'Stok 0: tidak bisa dibeli' },
      launch: { met: 'Tanggal launch ada', missing: 'Tanggal launch belum diisi' },
    },
  },
  en: {
    title: 'Ready to sell',
    all: 'Everything buyers need is there.',
    missing: (count) => `${count} more before you can sell it.`,
    items: {
      title: { met: 'It has a title', missing: 'The title is empty' },
      price: { met: 'The price can be paid', missing: 'The price is not a number yet' },
      parts: { met: 'The bundle is complete', missing: 'Choose at least two products that are on sale' },
      times: { met: 'There are times to choose', missing: 'No times to choose yet' },
      sale: {
        met: 'The crossed-out price is real',
        missing: 'The crossed-out price must be higher than the price',
      },
      promise: { met: 'A short description says what buyers get', missing: 'The short description is empty' },
      description: { met: 'The page explains the product', missing: 'The description is empty' },
      goods: { met: 'Buyers receive something', missing: 'No file, lesson or link for buyers yet' },
      stock: { met: 'There is stock', missing: 'Stock is 0, so nobody can buy it' },
      launch: { met: 'The launch has a date', missing: 'The launch date is empty' },
    },
  },
});
