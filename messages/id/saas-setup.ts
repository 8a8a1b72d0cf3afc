import { formatRupiah } from '#shared/money/money.ts';
import { firstMonthTotal, saasPackage } from '#shared/shop/saas-package.ts';

const setup = formatRupiah(saasPackage.setup);
const retainer = formatRupiah(saasPackage.retainer);
const cashback = formatRupiah(saasPackage.cashback);
const total = formatRupiah(firstMonthTotal(saasPackage));

export const saasSetupCopy = {
  meta: {
    title: 'Paket Setup SaaS',
    description: `Satu proses harian dipasang, diuji, dan dirawat untuk usaha Anda. Setup mulai ${setup}, retainer ${retainer} per bulan, total awal ${total}.`,
  },
  hero: {
    title: 'Sistem dipasang, diuji, dan dirawat untuk Anda',
    lede: 'Satu pekerjaan yang diulang setiap hari, diserahkan kepada sistem di alat yang sudah Anda pakai: WhatsApp, lembar kerja, aplikasi kasir. Tim Anda memeriksa, sistem mengerjakan.',
    action: 'Lanjutkan lewat WhatsApp',
    plan: 'Lihat jadwal kerjanya',
    payNote: (rest: string) =>
      `Sudah sepakat? Bayar setup di sini; bulan pertama, ${rest} sesudah cashback, menyusul lewat faktur.`,
    pay: (amount: string) => `Bayar ${amount}`,
    note: 'Lewat WhatsApp belum ada yang dibayar. Harga pasti tertulis sebelum Anda menyetujui apa pun.',
  },
  paid: {
    stamp: { state: 'Lunas', money: 'setup sudah dibayar' },
    text: 'Pembayaran setup Anda sudah kami terima. Hari pertama ditentukan lewat WhatsApp.',
    open: 'Lihat yang disiapkan',
  },
  nota: {
    label: 'Nota Paket Setup SaaS',
    title: 'Paket Setup SaaS',
    note: 'Perkiraan awal',
    setup: { label: 'Setup, sekali bayar', before: 'mulai dari' },
    retainer: { label: 'Retainer bulan pertama', after: '/ bulan' },
    cashback: 'Cashback bulan pertama',
    total: 'Total setup dan bulan pertama',
    after: 'Bulan kedua dan seterusnya, tetap',
    foot: 'Setup dapat lebih tinggi bila prosesnya lebih dari satu. Angkanya ditulis lebih dulu.',
    stamp: { state: 'Diteruskan', money: 'belum dibayar' },
  },
  included: {
    title: 'Dua bagian: dipasang sekali, dirawat setiap bulan',
    parts: [
      {
        name: 'Setup',
        price: `mulai ${setup}, sekali`,
        items: [
          {
            name: 'Setengah hari di tempat Anda',
            text: 'Saya mencatat langkah, alat, dan orangnya, lalu memilih satu proses bersama Anda.',
          },
          {
            name: 'Sistem pada alat yang sudah ada',
            text: 'WhatsApp, lembar kerja, atau aplikasi kasir. Bila perlu alat tambahan, biayanya ditulis lebih dulu.',
          },
          {
            name: 'Uji dengan data Anda',
            text: 'Dijalankan berdampingan dengan cara lama sampai hasilnya cocok.',
          },
          { name: 'Pelatihan bagi pemakainya', text: 'Di tempat kerja, memakai pekerjaan hari itu.' },
          {
            name: 'Panduan satu halaman',
            text: 'Apa yang diperiksa setiap pagi, dan apa yang dilakukan bila sistem berhenti.',
          },
        ],
      },
      {
        name: 'Retainer',
        price: `${retainer} per bulan`,
        items: [
          {
            name: 'Perbaikan bila macet',
            text: 'Anda menulis lewat WhatsApp, saya mengerjakannya pada jam kerja.',
          },
          {
            name: 'Penyesuaian saat usaha berubah',
            text: 'Harga, menu, dokter, atau cabang baru: aturannya ikut diperbarui.',
          },
          {
            name: 'Satu pertemuan setiap bulan',
            text: 'Membaca catatan, menghitung waktu yang kembali, memutuskan langkah berikutnya.',
          },
          {
            name: 'Akun dan data atas nama Anda',
            text: 'Sejak hari pertama, juga setelah kerja sama selesai.',
          },
        ],
      },
    ],
  },
  weeks: {
    title: 'Minggu demi minggu',
    lede: 'Sistem mulai bekerja sebelum minggu keempat. Yang diminta dari Anda tertulis di setiap langkah.',
    columns: ['Minggu 1', 'Minggu 2', 'Minggu 3', 'Minggu 4', 'Bulanan'],
    yours: 'Dari Anda',
    steps: {
      record: {
        when: 'Minggu 1',
        title: 'Duduk dan mencatat',
        text: 'Saya mengikuti satu hari kerja, menghitung yang diulang, dan menyepakati satu proses.',
        yours: 'satu orang yang paham prosesnya, setengah hari.',
      },
      install: {
        when: 'Minggu 2',
        title: 'Memasang satu proses',
        text: 'Sistem disusun di akun Anda, dengan contoh dan aturan dari usaha Anda sendiri.',
        yours: 'akses ke alatnya, dan contoh chat, nota, atau jadwal.',
      },
      test: {
        when: 'Minggu 2 dan 3',
        title: 'Menguji berdampingan',
        text: 'Cara lama dan sistem berjalan bersama. Setiap selisih dicatat, lalu diperbaiki.',
        yours: 'pemeriksaan 15 menit setiap hari oleh pemakainya.',
      },
      handOver: {
        when: 'Minggu 4',
        title: 'Menyerahkan dan menghitung lagi',
        text: 'Tim Anda menjalankan sendiri. Kita bandingkan waktunya dengan catatan minggu pertama.',
        yours: 'keputusan: diteruskan, diubah, atau dihentikan.',
      },
      maintain: {
        when: 'Setiap bulan',
        title: 'Merawat',
        text: 'Diperbaiki bila macet, disesuaikan bila usaha berubah, dilihat bersama sekali sebulan.',
        yours: 'kabar bila ada yang berubah.',
      },
    },
  },
  fit: {
    yes: {
      title: 'Cocok bila',
      items: [
        'Satu pekerjaan diulang setiap hari, dan Anda bisa menunjukkan caranya.',
        'Ada satu orang di tim yang akan memakai dan memeriksa hasilnya.',
        'Bahannya sudah ada: chat, nota, jadwal, atau daftar harga.',
        'Anda ingin mulai dari satu proses dulu.',
      ],
    },
    no: {
      title: 'Belum bila',
      items: [
        'Caranya masih berubah setiap minggu. Rapikan dulu, sistem belakangan.',
        'Tujuannya mengganti karyawan. Sistem ini mengambil pengulangan, bukan orangnya.',
        'Pelanggan tidak tahu datanya dipakai.',
        'Anggaran hanya cukup untuk setup. Mulailah dari template yang Anda jalankan sendiri.',
      ],
    },
    action: 'Lihat template di Marketplace',
  },
  questions: {
    title: 'Sebelum Anda menulis',
    items: [
      {
        question: `Apakah ${setup} sudah harga pasti?`,
        answer:
          'Angka itu untuk satu proses pada alat yang sudah Anda miliki. Bila lebih dari itu, harganya saya tulis sebelum Anda menyetujui apa pun.',
      },
      {
        question: 'Kapan saya membayar?',
        answer:
          'Setelah lingkup kerja disepakati tertulis, Anda menerima tagihan resmi. Sebelum itu tidak ada kewajiban apa pun. Bila tombol bayar ada di nota, setup boleh dibayar lebih dulu.',
      },
      {
        question: `Bagaimana total ${total} dihitung?`,
        answer: `Setup ${setup}, ditambah retainer bulan pertama ${retainer}, dikurangi cashback ${cashback}. Mulai bulan kedua Anda hanya membayar retainer.`,
      },
      {
        question: 'Bagaimana bila retainer dihentikan?',
        answer:
          'Sistem, akun, dan panduannya tetap milik Anda. Perbaikan dan penyesuaian setelah itu tidak termasuk lagi.',
      },
      {
        question: 'Siapa yang dapat melihat data usaha saya?',
        answer:
          'Saya bekerja di akun Anda sendiri dan hanya pada data yang diperlukan proses itu. Akses saya dapat Anda cabut kapan saja.',
      },
    ],
  },
  closing: {
    title: 'Ceritakan satu proses. Saya jawab apakah layak dikerjakan.',
    text: 'Bila tidak layak, saya mengatakannya sebelum Anda membayar.',
    figure: 'total awal, setelah cashback',
  },
  forwarded: {
    title: 'Permintaan Anda diteruskan',
    text: 'WhatsApp terbuka di tab lain dengan pesan yang sudah terisi. Tekan kirim di sana supaya sampai kepada saya.',
    open: 'Buka WhatsApp lagi',
    back: 'Kembali ke rincian paket',
    nextTitle: 'Yang terjadi sekarang',
    next: (hours: string) => [
      {
        title: 'Anda mengirim pesannya',
        text: 'Tambahkan nama usaha dan proses yang paling sering diulang.',
      },
      {
        title: 'Saya membalas',
        text: `Pada jam kerja, ${hours === '' ? '' : `${hours}, `}dengan dua atau tiga pertanyaan.`,
      },
      {
        title: 'Lingkup dan harga ditulis',
        text: 'Anda membacanya dulu. Tagihan baru dibuat setelah Anda setuju.',
      },
    ],
  },
  message: (brand: string) =>
    [
      `Halo ${brand}, saya ingin membahas Paket Setup SaaS (setup mulai ${setup}, retainer ${retainer} per bulan, total awal ${total}).`,
      '',
      'Usaha saya:',
      'Pekerjaan yang paling sering diulang:',
    ].join('\n'),
};
