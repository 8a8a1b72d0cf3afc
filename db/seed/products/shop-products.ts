import type { DemoProduct } from './demo-product.ts';

export const sopAiToko: DemoProduct = {
  slug: 'sop-ai-toko',
  title: 'SOP AI untuk toko: 24 prosedur siap cetak',
  type: 'template',
  category: 'Retail',
  price: 149_000,
  original_price: 249_000,
  launched_on: '2026-11-03',
  shelf: { is_featured: true },
  short_description:
    'Dari buka toko sampai tutup kasir. Tiap lembar berisi langkah, prompt, dan siapa yang bertanggung jawab.',
  story: [
    'Di banyak toko, cara kerja disimpan di kepala satu orang. Begitu orang itu libur, pesanan salah kirim, selisih kas tidak dicari, dan chat pelanggan menunggu sampai malam.',
    'Paket ini memindahkan cara kerja itu ke kertas: 24 prosedur, masing-masing satu lembar. Setiap lembar memuat langkah berurutan, prompt yang tinggal disalin ke asisten AI yang Anda pakai, dan satu baris untuk menulis siapa penanggung jawabnya.',
    'Tidak perlu memasang aplikasi baru. Cetak lembar yang Anda butuhkan, tempel di dekat meja kasir atau rak gudang, lalu jalankan panduan penerapannya selama 14 hari, satu sampai dua lembar per hari.',
  ],
  fits: [
    'Anda memiliki toko dengan beberapa karyawan dan ingin cara kerjanya sama di setiap giliran jaga.',
    'Anda sering menjawab pertanyaan yang sama dari karyawan baru.',
  ],
  does_not_fit: [
    'Anda mencari aplikasi kasir; paket ini berisi prosedur, bukan perangkat lunak.',
    'Toko Anda dijalankan sendiri dan belum berencana menambah orang.',
  ],
  features: [
    ['24 lembar SOP, siap cetak dan bisa diubah', 'case-study'],
    ['41 prompt yang merujuk ke langkah di lembarnya', 'tools'],
    ['Panduan penerapan 14 hari', 'book'],
    ['Akses seumur hidup, termasuk pembaruan', 'lifetime'],
  ],
  tags: ['retail', 'sop', 'karyawan', 'kasir'],
  level: 'beginner',
  requirements: [
    'Akun di salah satu asisten AI, versi gratis cukup',
    'Printer, atau ponsel untuk membaca lembarnya',
  ],
  benefits: [
    'Karyawan baru membaca lembar yang sama dengan karyawan lama.',
    'Balasan chat, catatan stok, dan laporan kas memakai bentuk yang tetap.',
    'Setiap prosedur punya satu nama, jadi jelas siapa yang ditanya bila terlewat.',
  ],
  voices: [
    [
      'Lembar serah terima kasir kami tempel di laci. Sekarang selisih dicari malam itu juga.',
      'Pemilik toko bahan kue',
    ],
    [
      'Karyawan baru tidak lagi menunggu saya selesai melayani untuk bertanya.',
      'Kepala toko perlengkapan bayi',
    ],
  ],
  questions: [
    [
      'Apakah isinya bisa diubah?',
      'Bisa. Setiap lembar tersedia sebagai dokumen yang dapat disunting dan versi siap cetak.',
    ],
    [
      'Asisten AI mana yang dipakai?',
      'Prompt ditulis dalam bahasa Indonesia biasa, sehingga dapat dipakai di asisten AI mana pun yang menerima teks.',
    ],
    [
      'Apakah semua 24 lembar harus dipakai?',
      'Tidak. Mulailah dari tiga lembar di panduan hari pertama, lalu tambah sesuai kebutuhan.',
    ],
  ],
  guide: {
    title: 'Mulai dari tiga lembar ini',
    content: [
      'Hari pertama cukup tiga lembar: buka toko, serah terima kasir, dan balasan chat. Isi nama penanggung jawab sebelum mencetaknya.',
      [
        'Lembar 01, buka toko: lampu dan etalase, uang awal laci, cek pesanan yang masuk semalam.',
        'Lembar 09, serah terima kasir: hitung berdua, tulis selisih, tanda tangan dua orang.',
        'Lembar 14, balasan chat: salam, jawab pertanyaannya dulu, baru tawarkan barang lain.',
      ],
      'Prompt lembar 14: "Anda membalas chat pelanggan toko [nama toko]. Jawab hanya dari daftar harga di bawah. Bila barang tidak ada di daftar, katakan akan ditanyakan ke penjaga toko. Paling banyak tiga kalimat, pakai sapaan Kak. Daftar harga: [tempel di sini]."',
      'Hari ke-14, kumpulkan semua lembar dan coret langkah yang tidak pernah dijalankan. Prosedur yang pendek lebih sering dipatuhi.',
    ],
  },
  closing: 'Cetak tiga lembar malam ini dan pakai besok pagi.',
};

export const rekapPenjualanOtomatis: DemoProduct = {
  slug: 'rekap-penjualan-otomatis',
  title: 'Rekap penjualan otomatis',
  type: 'template',
  category: 'Semua bidang',
  price: 209_000,
  original_price: 299_000,
  launched_on: '2026-09-14',
  short_description: 'Lembar kerja yang membaca foto nota dan menyusun laporan pukul 21.00.',
  story: [
    'Rekap harian biasanya dikerjakan saat tenaga sudah habis: tumpukan nota, kalkulator, dan angka yang harus diketik ulang. Satu nota terlewat, laporan bulanannya ikut salah.',
    'Lembar kerja ini menerima foto nota dari satu folder, membacanya baris demi baris, lalu menaruh tanggal, barang, jumlah, dan harga di tabel. Pukul 21.00 laporan hari itu tersusun: total, barang terlaris, dan nota yang perlu Anda periksa.',
    'Nota yang tidak terbaca jelas tidak ditebak. Nota itu ditandai kuning supaya Anda yang memutuskan.',
  ],
  fits: [
    'Penjualan Anda masih dicatat di nota kertas atau buku.',
    'Anda ingin melihat total hari ini sebelum tidur, tanpa mengetik ulang.',
  ],
  does_not_fit: ['Semua penjualan Anda sudah tercatat di aplikasi kasir yang punya laporan sendiri.'],
  features: [
    ['Lembar kerja untuk Google Sheets dengan 5 tab', 'tools'],
    ['Panduan pemasangan bergambar, 11 langkah', 'book'],
    ['Contoh 20 foto nota untuk latihan', 'case-study'],
    ['Akses seumur hidup, termasuk pembaruan', 'lifetime'],
  ],
  tags: ['nota', 'laporan', 'penjualan', 'google sheets'],
  level: 'beginner',
  requirements: [
    'Akun Google',
    'Kunci API dari penyedia AI pilihan Anda; biaya pemakaiannya dibayar langsung ke penyedia',
  ],
  benefits: [
    'Nota difoto begitu transaksi selesai, bukan dikumpulkan sampai malam.',
    'Laporan harian memakai bentuk yang sama setiap hari, jadi mudah dibandingkan.',
    'Angka yang meragukan ditandai, tidak diam-diam dimasukkan.',
  ],
  voices: [
    ['Yang paling terasa: saya tidak lagi mengetik nota setelah toko tutup.', 'Pemilik toko bangunan'],
    [
      'Tab pemeriksaan membuat saya tahu nota mana yang harus dicari aslinya.',
      'Bagian keuangan grosir minuman',
    ],
  ],
  questions: [
    [
      'Apakah tulisan tangan terbaca?',
      'Tulisan yang rapi umumnya terbaca. Yang meragukan ditandai kuning dan menunggu keputusan Anda.',
    ],
    [
      'Apakah ada biaya bulanan?',
      'Tidak kepada kami. Pembacaan foto memakai kunci API Anda sendiri, dan penyedianya menagih sesuai pemakaian.',
    ],
    ['Bisakah jamnya diganti?', 'Bisa. Pukul 21.00 hanyalah nilai awal di tab Pengaturan.'],
  ],
  guide: {
    title: 'Pemasangan dalam satu jam',
    content: [
      [
        'Buat salinan lembar kerja ke akun Google Anda.',
        'Buat folder "Nota masuk" dan tempel alamatnya di tab Pengaturan.',
        'Tempel kunci API di tab Pengaturan, lalu tekan Periksa sambungan.',
        'Unggah 5 dari 20 foto latihan dan jalankan Baca sekarang.',
        'Cocokkan hasilnya dengan kunci jawaban di tab Latihan.',
      ],
      'Foto dari atas, satu nota per foto, tanpa bayangan tangan. Nota panjang difoto dua kali dengan beberapa baris yang sama di keduanya; lembar kerja membuang baris yang berulang.',
    ],
  },
  closing: 'Pasang sore ini, lihat laporan pertamanya pukul 21.00.',
};

export const naskahBalasChat: DemoProduct = {
  slug: 'naskah-balas-chat-pelanggan',
  title: 'Naskah balas chat: 60 jawaban yang tetap sopan',
  type: 'template',
  category: 'Layanan pelanggan',
  price: 49_000,
  original_price: 79_000,
  launched_on: '2026-06-08',
  short_description:
    'Tanya harga, minta diskon, barang terlambat, barang rusak. Enam puluh balasan siap tempel untuk admin Anda.',
  story: [
    'Admin yang lelah menulis balasan pendek, dan balasan pendek mudah terbaca ketus. Sebaliknya, balasan yang terlalu panjang membuat pelanggan menunggu.',
    'Di sini ada 60 naskah untuk 12 keadaan yang paling sering muncul di chat toko, dari pertanyaan harga sampai keluhan barang rusak. Setiap keadaan punya lima versi: pembuka, lanjutan, penolakan halus, permintaan maaf, dan penutup.',
    'Disertakan satu prompt untuk menyesuaikan gaya bahasanya dengan toko Anda, supaya semua admin terdengar seperti satu toko yang sama.',
  ],
  fits: [
    'Chat dibalas oleh lebih dari satu orang.',
    'Anda ingin jawaban baku tanpa terdengar seperti mesin.',
  ],
  does_not_fit: ['Anda mencari penjawab yang bekerja sendiri; lihat Asisten balas chat.'],
  features: [
    ['60 naskah dalam 12 keadaan', 'case-study'],
    ['Prompt untuk menyesuaikan gaya bahasa toko', 'tools'],
    ['Berkas impor balasan cepat WhatsApp Business', 'tools'],
    ['Akses seumur hidup', 'lifetime'],
  ],
  tags: ['chat', 'whatsapp', 'layanan pelanggan', 'admin'],
  level: 'beginner',
  benefits: [
    'Keluhan dijawab dengan urutan yang sama: dengar, minta maaf, tawarkan jalan keluar.',
    'Permintaan diskon ditolak tanpa membuat pelanggan pergi.',
    'Admin baru bisa membalas sejak hari pertama.',
  ],
  voices: [
    ['Naskah barang terlambat paling sering kami pakai. Nadanya pas.', 'Admin toko busana daring'],
    ['Sekarang tiga admin kami terdengar seperti satu orang.', 'Pemilik toko tanaman hias'],
  ],
  questions: [
    [
      'Apakah hanya untuk WhatsApp?',
      'Naskahnya teks biasa, dapat dipakai di chat lokapasar dan media sosial juga.',
    ],
    ['Sapaannya bisa diganti?', 'Bisa. Ganti kata Kak di lembar pengaturan, dan semua naskah mengikuti.'],
  ],
  guide: {
    title: 'Tiga naskah yang dipakai hari ini',
    content: [
      [
        'Barang terlambat: "Kak, pesanan Kakak masih di kurir. Saya sudah menanyakan posisinya dan akan mengabari hari ini, ada kabar atau belum. Maaf membuat menunggu."',
        'Minta diskon: "Harga ini sudah harga terbaik kami, Kak. Kalau Kakak ambil tiga, ongkos kirimnya kami bantu. Mau saya hitungkan?"',
        'Barang rusak: "Maaf, Kak, seharusnya tidak begitu sampainya. Boleh kirim satu foto? Setelah itu Kakak pilih: kami kirim ganti, atau uangnya kembali."',
      ],
      'Prompt gaya bahasa: "Tulis ulang balasan berikut dengan gaya toko kami: [tiga kalimat contoh dari toko Anda]. Jangan menambah janji, harga, atau tanggal yang tidak ada di balasan asli."',
    ],
  },
  closing: 'Tempel lima naskah pertama ke balasan cepat, lalu lihat chat Anda besok.',
};
