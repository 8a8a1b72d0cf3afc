import type { PublicSettings } from '#shared/content/site-settings.ts';
import { inLanguage } from '#shared/language/language.ts';
import { formatRupiah, type Rupiah } from '#shared/money/money.ts';
import { spanInEnglish } from '#shared/time/span-in-english.ts';

interface Claims extends Pick<PublicSettings, 'claim_results'> {
  /** Its price now; null: it cannot be bought. */
  readonly consultation: Rupiah | null;
}

export const proofCopy = inLanguage({
  id: {
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
  },
  en: {
    label: 'Proof',
    businesses: 'businesses helped, from a two-table coffee stall to a three-shift factory.',
    efficiency:
      'more efficient on the processes we took on. We agree beforehand how to measure it, from your own records.',
    agreement: {
      title: 'How we count',
      before: 'minutes before',
      after: 'after',
      signed: 'signed by both of us',
    },
    support: (hours) =>
      `running systems and a community that answers. I reply in person during working hours${hours === '' ? '' : `, ${hours}`}.`,
  },
});

export const comparisonCopy = inLanguage({
  id: {
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
        ours: ({ consultation }: Claims) =>
          consultation === null ? '' : `${formatRupiah(consultation)}, satu konsultasi`,
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
  },
  en: {
    title: 'What else you may be considering',
    lede: 'Any of these can be right. Here is the difference if you are still hands-on.',
    choose: 'Compare with',
    others: [
      { short: 'Agency', name: 'Agency' },
      { short: 'Course', name: 'Online course' },
      { short: 'IT staff', name: 'Hiring IT staff' },
    ],
    rows: [
      {
        question: 'What you get',
        ours: () => 'One process, running in your business',
        theirs: ['A big system, all at once', 'Recordings and a certificate', 'One person, many tasks'],
      },
      {
        question: 'How soon you use it',
        ours: (claims) => spanInEnglish(claims.claim_results),
        theirs: [
          'Once the whole system is finished',
          'Depends on your spare time',
          'Once you have found and trained someone',
        ],
      },
      {
        question: 'Cost to start',
        ours: ({ consultation }) =>
          consultation === null ? '' : `${formatRupiah(consultation)}, one consultation`,
        theirs: ['A project contract', 'The price of the course', 'A monthly salary from day one'],
      },
      {
        question: 'Who does the work',
        ours: () => 'I do, with your team, at your place',
        theirs: [
          'Their team, from their office',
          'You, after closing the shop',
          'That person, between fixing printers',
        ],
      },
      {
        question: 'If it does not fit',
        ours: () => 'You stop. The data and the workflow stay yours',
        theirs: ['You wait for the contract to end', 'There is nobody to ask', 'You hire again'],
      },
    ],
    fair: 'If you need a full ERP for hundreds of employees, an agency is the better choice. I will say so in the free audit.',
  },
});
