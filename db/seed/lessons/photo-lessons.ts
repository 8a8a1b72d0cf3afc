import type { DemoLesson } from './demo-lesson.ts';

const light: readonly DemoLesson[] = [
  {
    id: 'jendela',
    description: 'Cahaya dari samping, tanpa matahari langsung.',
    video: { film: 'cahaya-jendela.webm', captions: 'cahaya-jendela.vtt' },
    is_preview: true,
    body: [
      'Pilih jendela yang tidak terkena matahari langsung. Pukul sembilan sampai sebelas pagi biasanya paling rata. Matikan lampu ruangan: dua warna cahaya membuat warna barang berubah.',
      [
        'Letakkan meja satu meter dari jendela.',
        'Barang menghadap menyamping ke jendela, bukan membelakanginya.',
        'Kunci fokus dan terang di layar ponsel dengan menekan lama pada barang.',
      ],
    ],
  },
  {
    id: 'karton',
    description: 'Selembar karton yang bekerja dua kali.',
    body: [
      'Satu karton putih dilengkungkan di bawah dan di belakang barang menjadi latar tanpa garis. Karton kedua, berdiri di sisi gelap, memantulkan cahaya kembali.',
      [
        'Dekatkan karton pemantul sampai tulisan di sisi gelap terbaca.',
        'Untuk barang putih, pakai latar abu-abu muda.',
        'Tandai letak kaki meja dengan selotip, supaya foto minggu depan sama.',
      ],
    ],
  },
  {
    id: 'tiga-sudut',
    description: 'Depan, miring, dan dekat.',
    body: [
      'Pembeli ingin tahu bentuk, tebal, dan bahannya. Tiga foto menjawab ketiganya, dalam urutan ini.',
      [
        'Lurus dari depan, barang memenuhi tiga perempat bingkai.',
        'Miring sekitar 45 derajat, supaya tebalnya terlihat.',
        'Dekat pada bahan atau jahitan, sejarak sepuluh sentimeter.',
      ],
      'Foto keempat boleh memperlihatkan ukuran: barang di tangan, atau di samping benda yang semua orang kenal.',
    ],
  },
];

const editing: readonly DemoLesson[] = [
  {
    id: 'warna-jujur',
    description: 'Terang boleh diubah, warna tidak.',
    body: [
      'Naikkan terang sampai latar hampir putih, lalu berhenti. Menambah kejenuhan membuat barang terlihat lebih menarik di layar, dan lebih mengecewakan saat tiba.',
      [
        'Bandingkan foto dengan barangnya di dekat jendela yang sama.',
        'Simpan satu foto yang warnanya sudah benar sebagai acuan.',
        'Terapkan pengaturan yang sama pada seluruh foto sesi itu.',
      ],
    ],
  },
  {
    id: 'latar',
    description: 'Membersihkan tepi tanpa memotong barang.',
    body: [
      'Penghapus latar otomatis salah pada rambut, tali, dan kaca. Periksa tepinya pada pembesaran dua kali sebelum disimpan.',
      [
        'Barang berbulu atau tembus pandang: biarkan latar kartonnya.',
        'Bayangan di bawah barang jangan dihapus, ia membuat barang berdiri.',
        'Simpan berkas asli di map terpisah.',
      ],
    ],
  },
  {
    id: 'ukuran',
    description: 'Persegi, dan cukup besar untuk diperbesar.',
    body: [
      'Sebagian besar lokapasar menampilkan foto persegi. Potong persegi dengan ruang kosong di keempat sisi, karena sudutnya sering tertutup lencana promo.',
      [
        'Sisi terpanjang sekitar 1.200 piksel.',
        'Barang berada di tengah, tanpa tulisan di atas foto.',
        'Beri nama berkas dengan nama barang, bukan nomor kamera.',
      ],
    ],
  },
];

const words: readonly DemoLesson[] = [
  {
    id: 'lembar-data',
    description: 'Delapan baris yang menjawab hampir semua pertanyaan.',
    file: 'lembar-data-barang.csv',
    body: [
      'Keterangan yang baik hampir seluruhnya berasal dari lembar data. Unduh lembarnya, isi satu baris untuk setiap barang, dan isi dengan mengukur, bukan mengingat.',
      [
        'Dua baris pertama adalah contoh; hapus setelah dibaca.',
        'Kolom sering_ditanyakan diambil dari chat sebulan terakhir.',
        'Kolom tidak_boleh_dijanjikan paling penting untuk kosmetik dan makanan.',
      ],
    ],
  },
  {
    id: 'prompt-judul',
    description: 'Yang dicari pembeli berdiri di depan.',
    body: [
      'Judul dibaca dari kiri dan terpotong di kanan. Maka kata yang diketik pembeli berdiri paling depan: jenis barang, lalu bahan atau ukuran, lalu merek.',
      'Perintahnya: "Dari baris data ini tulis tiga judul, paling banyak 60 huruf. Urutan: jenis barang, bahan atau ukuran, varian. Jangan memakai kata terbaik, termurah, atau viral. Jangan menambah yang tidak ada di data."',
      ['Pilih yang paling biasa. Judul tidak perlu lucu, ia perlu ditemukan.'],
    ],
  },
  {
    id: 'periksa-keterangan',
    description: 'Lima tanda bahwa keterangan belum siap.',
    body: [
      'Baca keterangan di ponsel, bukan di komputer; di sanalah pembeli membacanya.',
      [
        'Ada ukuran yang tidak ada di lembar data.',
        'Ada khasiat yang tidak boleh dijanjikan.',
        'Kalimat pertama tidak menyebut barangnya.',
        'Isi paket tidak disebut.',
        'Pertanyaan tersering dari chat belum terjawab.',
      ],
      'Bila kelimanya bersih, unggah. Sepuluh barang Anda sekarang punya foto dan keterangan.',
    ],
  },
];

/** By module, in the order of the product's own list. */
export const photoLessons = [light, editing, words] as const;
