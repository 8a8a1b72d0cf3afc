import type { PublicSettings } from '#shared/content/site-settings.ts';
import { formatRupiah } from '#shared/money/money.ts';
import { servicePrices } from '#shared/shop/services.ts';

type Claims = Pick<PublicSettings, 'claim_results'>;

/** What else an owner may choose, and the numbers that stand for us. */
export const proofCopy = {
  label: 'Bukti',
  businesses: 'usaha didampingi, dari warung kopi dua meja sampai pabrik tiga sif.',
  efficiency:
    'efisiensi pada proses yang ditangani. Cara menghitungnya kita sepakati dulu, dengan catatan Anda sendiri.',
  agreement: {
    title: 'Cara hitung',
    before: 'menit sebelum',
    after: 'menit sesudah',
    signed: 'ditandatangani berdua',
  },
  support: (hours: string) =>
    `sistem berjalan dan komunitas bertanya jawab. Saya sendiri membalas pada jam kerja${hours === '' ? '' : `, ${hours}`}.`,
};

export const comparisonCopy = {
  title: 'Pilihan lain yang biasanya Anda pertimbangkan',
  lede: 'Semuanya bisa benar. Ini bedanya kalau Anda masih turun tangan sendiri.',
  choose: 'Bandingkan dengan',
  others: [
    { short: 'Agensi', name: 'Agensi' },
    { short: 'Kursus', name: 'Kursus online' },
    { short: 'Staf IT', name: 'Merekrut staf IT' },
  ],
  rows: [
    {
      question: 'Yang Anda terima',
      ours: () => 'Satu proses yang berjalan di usaha Anda',
      theirs: ['Sistem besar, sekaligus', 'Rekaman dan sertifikat', 'Satu orang, banyak tugas'],
    },
    {
      question: 'Sampai terpakai',
      ours: (claims: Claims) => claims.claim_results,
      theirs: [
        'Menunggu seluruh sistem jadi',
        'Tergantung waktu luang Anda',
        'Setelah orangnya ketemu dan terlatih',
      ],
    },
    {
      question: 'Biaya awal',
      ours: () => `${formatRupiah(servicePrices.consultation)}, satu konsultasi`,
      theirs: ['Kontrak proyek', 'Harga kelas', 'Gaji bulanan, mulai hari pertama'],
    },
    {
      question: 'Yang mengerjakan',
      ours: () => 'Saya bersama tim Anda, di tempat kerja Anda',
      theirs: [
        'Tim mereka, dari kantor mereka',
        'Anda, setelah tutup toko',
        'Staf itu, sambil memperbaiki printer',
      ],
    },
    {
      question: 'Kalau tidak cocok',
      ours: () => 'Berhenti. Data dan alurnya milik Anda',
      theirs: ['Menunggu kontrak habis', 'Tidak ada yang bisa ditanya', 'Merekrut ulang'],
    },
  ],
  fair: 'Bila Anda membutuhkan ERP penuh untuk ratusan karyawan, agensi lebih tepat. Saya akan mengatakannya di audit gratis.',
};
