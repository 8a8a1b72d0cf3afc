import type { DemoLesson } from './demo-lesson.ts';

const parts: readonly DemoLesson[] = [
  {
    id: 'tanpa-nama',
    description: 'Membuang yang tidak perlu, sebelum satu angka pun ditempel.',
    file: 'laporan-laba-rugi-contoh.csv',
    body: [
      'Unduh laporan contoh dan bukalah di samping laporan Anda sendiri. Laporan contoh hanya berisi dua belas baris: dari penjualan sampai laba usaha, tiga bulan berturut-turut.',
      [
        'Hapus nama pelanggan, pemasok, dan karyawan dari laporan Anda.',
        'Gabungkan baris kecil sampai tersisa paling banyak lima belas.',
        'Tulis tiga bulan, bukan satu: satu angka tidak bisa naik atau turun.',
      ],
      'Baris yang sama harus berarti sama di setiap bulan. Bila bagian pembukuan memindahkan suatu biaya, catat bulannya; perubahan itu bukan perubahan usaha.',
    ],
  },
  {
    id: 'laba-kotor',
    description: 'Penjualan naik, laba kotor turun: ke mana perginya?',
    body: [
      'Di laporan contoh penjualan September lebih tinggi daripada Juli, tetapi laba kotornya turun dari Rp 51.072.000 menjadi Rp 43.043.000. Jawabannya ada di tiga baris pertama, bukan di baris terakhir.',
      [
        'Potongan: Rp 5.472.000 dari Rp 182.400.000 adalah 3 persen. Di September 7 persen.',
        'Barang rusak: dari 1 persen menjadi 2 persen penjualan.',
        'Harga pokok: hampir tetap, sekitar 68 persen.',
      ],
      'Pertanyaan untuk AI: "Dari tabel ini, tulis rumus persentase setiap baris terhadap penjualan, lalu sebutkan baris yang persentasenya naik setiap bulan. Jangan menjelaskan sebabnya." Sebabnya Anda yang tahu.',
    ],
  },
  {
    id: 'biaya-bergerak',
    description: 'Mana yang ikut penjualan, mana yang tidak.',
    body: [
      'Gaji dan sewa diam: jumlahnya sama walaupun penjualan turun. Ongkos kirim bergerak, dan di laporan contoh ia bergerak lebih cepat daripada penjualan, dari 2 persen menjadi 3,3 persen.',
      [
        'Beri tanda D pada baris yang diam dan B pada baris yang bergerak.',
        'Untuk setiap B, tanyakan: naik karena penjualan, atau karena keputusan?',
        'Iklan jarang bergerak sendiri. Bila naik, ada yang memutuskannya.',
      ],
      'Lalu uji: bila penjualan turun sepersepuluh, baris D tetap dan baris B ikut turun. Hitung labanya di lembar kerja. Angka itu menunjukkan seberapa dekat Anda dengan nol.',
    ],
  },
  {
    id: 'salah-hitung',
    description: 'Dua kesalahan yang terlihat benar, dan cara menemukannya.',
    body: [
      'Kesalahan pertama: AI menghitung persentase laba terhadap laba bulan sebelumnya, bukan terhadap penjualan. Kalimatnya rapi, penyebutnya salah. Minta selalu rumus lengkap, dengan nama kedua barisnya.',
      'Kesalahan kedua: tanda minus. Potongan ditulis negatif di laporan contoh; AI yang menganggapnya positif akan menambahkannya kembali ke penjualan, dan laba tampak lebih besar.',
      [
        'Jumlahkan sendiri satu bulan dari atas ke bawah.',
        'Bandingkan dengan baris laba usaha. Harus sama sampai rupiah terakhir.',
        'Bila berbeda, cari baris yang besarnya setengah dari selisih: itu tanda minus yang terbalik.',
      ],
    ],
  },
];

/** By module, in the order of the product's own list. */
export const webinarLessons = [parts] as const;
