import type { DemoProduct } from './demo-product.ts';

export const kalkulatorStokResto: DemoProduct = {
  slug: 'kalkulator-stok-resto',
  title: 'Kalkulator stok restoran',
  type: 'digital_product',
  category: 'Restoran',
  price: 329_000,
  launched_on: '2027-01-15',
  shelf: { coming_soon: true },
  short_description: 'Menghitung belanja besok dari resep dan penjualan tujuh hari terakhir.',
  story: [
    'Belanja dapur biasanya memakai perkiraan: terlalu banyak berarti dibuang, terlalu sedikit berarti menu kosong di jam ramai.',
    'Kalkulator ini memakai dua hal yang sudah ada di dapur Anda, yaitu resep per porsi dan penjualan tujuh hari terakhir. Hasilnya daftar belanja besok menurut pemasok, dengan batas aman untuk bahan yang cepat rusak.',
    'Perhitungannya terbuka. Setiap angka dapat ditelusuri ke resep dan hari penjualannya, sehingga juru masak bisa mengoreksi.',
  ],
  fits: [
    'Menu Anda tetap dan resepnya dapat ditimbang.',
    'Penjualan per menu tercatat, di kasir atau di buku.',
  ],
  does_not_fit: ['Menu berganti setiap hari mengikuti bahan di pasar.'],
  features: [
    ['Lembar kerja resep, penjualan, dan belanja', 'tools'],
    ['Panduan menimbang resep', 'book'],
    ['Contoh dapur dengan 18 menu', 'case-study'],
    ['Akses seumur hidup, termasuk pembaruan', 'lifetime'],
  ],
  tags: ['restoran', 'stok', 'belanja', 'dapur'],
  level: 'intermediate',
  requirements: ['Resep per porsi untuk menu utama', 'Penjualan per menu tujuh hari terakhir'],
  benefits: [
    'Daftar belanja keluar sebelum dapur tutup.',
    'Bahan yang cepat rusak punya batasnya sendiri.',
    'Juru masak dapat melihat asal setiap angka.',
  ],
  voices: [],
  questions: [
    ['Kapan tersedia?', 'Tanggal peluncurannya tertera di halaman ini. Harga diumumkan saat itu.'],
    ['Apakah tersambung ke kasir?', 'Penjualan dimasukkan dari berkas ekspor kasir atau diketik.'],
  ],
  guide: {
    title: 'Menimbang resep pertama',
    content: [
      [
        'Pilih menu yang paling sering terjual.',
        'Timbang setiap bahan untuk sepuluh porsi, lalu bagi sepuluh.',
        'Catat bagian yang terbuang, misalnya kulit dan tulang.',
        'Ulangi pada hari ramai dan bandingkan.',
      ],
      'Selisih lebih dari sepersepuluh berarti porsinya belum tetap. Tetapkan sendok takarnya dulu, baru memakai kalkulator.',
    ],
  },
  closing: 'Sambil menunggu, timbang satu resep.',
};

export const pesananRestoLewatChat: DemoProduct = {
  slug: 'pesanan-resto-lewat-chat',
  title: 'Pesanan dan reservasi restoran lewat chat',
  type: 'e_course',
  category: 'Restoran',
  price: 790_000,
  launched_on: '2026-06-29',
  short_description:
    'Dari pertanyaan meja kosong sampai pesanan katering, dicatat sekali dan sampai ke dapur.',
  story: [
    'Reservasi lewat chat mudah bagi tamu dan merepotkan bagi restoran: jam berubah, jumlah tamu bertambah, dan catatannya tersebar di tiga ponsel.',
    'Kelas ini menyusun satu alur dari chat ke buku reservasi ke papan dapur. AI dipakai untuk membaca permintaan tamu dan menanyakan yang kurang, sedangkan keputusan meja tetap di tangan Anda.',
    'Contohnya dua tempat: kedai dengan belasan meja dan dapur katering. Anda memilih yang lebih dekat dengan usaha Anda.',
  ],
  fits: [
    'Reservasi atau pesanan katering Anda datang lewat chat.',
    'Lebih dari satu orang memegang chat restoran.',
  ],
  does_not_fit: ['Restoran Anda tidak menerima reservasi dan seluruh pesanan lewat aplikasi antar.'],
  features: [
    ['4 modul, 12 pelajaran, 4 jam', 'video'],
    ['Buku reservasi dalam lembar kerja', 'tools'],
    ['18 naskah chat restoran', 'case-study'],
    ['Akses seumur hidup, termasuk pembaruan', 'lifetime'],
  ],
  tags: ['restoran', 'reservasi', 'katering', 'chat'],
  level: 'beginner',
  requirements: ['Denah meja atau daftar paket katering', 'Akun Google'],
  modules: [
    {
      title: 'Apa yang harus ditanyakan',
      description: 'Enam hal yang menentukan sebuah reservasi.',
      lessons: [
        ['Tanggal, jam, jumlah, nama, nomor, catatan', 20],
        ['Membaca permintaan yang tidak lengkap', 22],
        ['Alergi dan permintaan khusus', 18],
      ],
    },
    {
      title: 'Satu buku reservasi',
      description: 'Semua chat berakhir di satu lembar.',
      lessons: [
        ['Menyiapkan lembar kerja', 19],
        ['Bentrok jam dan meja gabungan', 23],
        ['Pembatalan dan uang muka', 18],
      ],
    },
    {
      title: 'Sampai ke dapur',
      description: 'Ringkasan pagi yang dibaca juru masak.',
      lessons: [
        ['Ringkasan reservasi hari ini', 17],
        ['Pesanan katering menjadi daftar bahan', 25],
        ['Perubahan di menit terakhir', 18],
      ],
    },
    {
      title: 'Setelah tamu pulang',
      description: 'Ucapan terima kasih, ulasan, dan tamu yang kembali.',
      lessons: [
        ['Pesan terima kasih yang singkat', 16],
        ['Menjawab ulasan buruk', 24],
        ['Catatan tamu yang boleh disimpan', 20],
      ],
    },
  ],
  benefits: [
    'Permintaan tamu dicatat sekali, di satu buku.',
    'Dapur membaca ringkasan yang sama dengan kasir.',
    'Ulasan buruk dijawab dengan tenang.',
  ],
  voices: [
    ['Meja gabungan dulu selalu jadi masalah. Sekarang terlihat di buku.', 'Manajer rumah makan keluarga'],
    ['Naskah pembatalannya sopan dan jelas.', 'Pemilik katering pernikahan'],
  ],
  questions: [
    [
      'Apakah butuh aplikasi reservasi?',
      'Tidak. Buku reservasinya lembar kerja yang bisa dibuka dari ponsel.',
    ],
    ['Bisa untuk kedai kecil?', 'Bisa. Lewati pelajaran katering dan mulai dari modul pertama.'],
  ],
  guide: {
    title: 'Perintah membaca permintaan tamu',
    content: [
      '"Baca pesan tamu berikut. Isi enam kolom: tanggal, jam, jumlah orang, nama, nomor, catatan. Bila ada kolom kosong, tulis satu pertanyaan sopan untuk melengkapinya. Jangan menyatakan meja tersedia. Pesan: [tempel]."',
      'Urutan menjawab:',
      [
        'Lengkapi kolom yang kosong.',
        'Periksa buku reservasi sendiri.',
        'Baru kirim kepastian, dengan jam dan jumlah orang diulang.',
      ],
    ],
  },
  closing: 'Satukan semua reservasi minggu depan di satu buku.',
};
