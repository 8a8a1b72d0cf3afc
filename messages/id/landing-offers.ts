import { formatRupiah } from '#shared/money/money.ts';
import { saasPackage } from '#shared/shop/saas-package.ts';
import { servicePrices } from '#shared/shop/services.ts';

/** What is sold and who sells it. */
/** Beside the consultant in the first screen. */
export const heroOffersCopy = {
  consultation: `Konsultasi ${formatRupiah(servicePrices.consultation)}`,
  shop: `template mulai ${formatRupiah(servicePrices.marketplaceFrom)}`,
};

export const servicesCopy = {
  title: 'Masuk sedalam yang usaha Anda perlukan',
  offers: [
    {
      name: 'AI Business Marketplace',
      before: 'mulai',
      price: servicePrices.marketplaceFrom,
      after: '',
      text: 'Template, kelas singkat, dan alat siap pakai. Dibeli sekali, dikerjakan sendiri malam ini.',
      action: 'Lihat produk',
      to: '/marketplace',
    },
    {
      name: '1-on-1 AI Consultation',
      before: '',
      price: servicePrices.consultation,
      after: '/ paket',
      text: 'Pertemuan 90 menit membedah satu masalah, lalu pertemuan lanjutan dalam 2 minggu untuk memeriksa hasilnya.',
      action: 'Pilih waktu konsultasi',
      to: '/consultation',
    },
    {
      name: 'AI Business Mentorship',
      before: 'mulai',
      price: servicePrices.mentorshipFrom,
      after: '/ bulan',
      text: 'Pendampingan mingguan untuk pemilik dan tim inti. Ada cashback bila kita sepakat berjalan bersama.',
      action: 'Pelajari mentorship',
      to: '/mentorship',
    },
  ],
  nota: {
    label: 'Nota Paket Setup SaaS',
    title: 'Paket Setup SaaS',
    note: 'sistem terpasang',
    setup: 'Setup, sekali bayar',
    from: 'mulai dari',
    retainer: 'Retainer bulan pertama',
    cashback: 'Cashback bulan pertama',
    total: 'Total awal',
    action: 'Diskusikan setup',
    small: `Setup mulai dari angka ini, selanjutnya ${formatRupiah(saasPackage.retainer)} per bulan. Mulai dari satu proses, bertambah bila sudah terbukti.`,
  },
};

export const aboutCopy = {
  title: 'Saya mulai dari meja kasir Anda',
  work: [
    'Saya duduk setengah hari di tempat Anda dan mencatat apa yang diulang.',
    'Kita pilih satu proses. Yang paling sering datang.',
    'Saya pasang bersama orang yang akan memakainya, lalu kita hitung lagi dua minggu kemudian.',
  ],
  example: 'Nama contoh untuk toko peragaan ini.',
  noTitle: 'Kapan saya bilang tidak',
  no: [
    'Prosesnya berubah setiap minggu. Rapikan dulu, AI belakangan.',
    'Datanya bukan milik Anda, atau pelanggan tidak tahu datanya dipakai.',
    'Hasilnya tidak akan menutup biayanya. Saya katakan sebelum Anda membayar.',
  ],
};

export const consultationCopy = {
  title: 'Begini konsultasi pertama berjalan',
  lede: 'Tidak ada slide. Anda membawa satu pekerjaan yang menyita waktu, kita bedah bersama.',
  steps: [
    {
      time: 'Menit 0–20',
      title: 'Satu hari kerja',
      text: 'Anda bercerita dari buka sampai tutup. Saya mencatat yang berulang.',
    },
    {
      time: 'Menit 20–60',
      title: 'Satu masalah',
      text: 'Kita hitung biayanya dalam rupiah dan menit, dari angka Anda sendiri.',
    },
    {
      time: 'Menit 60–90',
      title: 'Satu rencana',
      text: 'Langkah, alat, dan siapa yang mengerjakan. Tertulis, bisa Anda jalankan tanpa saya.',
    },
    {
      time: 'Dalam 2 minggu',
      title: 'Satu pemeriksaan',
      text: 'Pertemuan lanjutan: apa yang jalan, apa yang tidak, apa berikutnya.',
    },
  ],
  action: 'Pilih waktu konsultasi',
  to: '/consultation',
};
