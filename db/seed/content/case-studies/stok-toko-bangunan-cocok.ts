import type { DemoCaseStudy } from '../demo-content.ts';
import { exampleNote } from './example-note.ts';

export const stokTokoBangunanCocok: DemoCaseStudy = {
  slug: 'stok-toko-bangunan-cocok',
  title: 'Stok di layar akhirnya sama dengan di rak',
  company: 'Toko bahan bangunan, satu gudang, Semarang',
  industry: 'Retail',
  excerpt:
    'Setiap hitungan menghasilkan angka yang berbeda, jadi tidak ada yang percaya layar. Hitungan Rabu dan nota yang difoto mengubahnya dalam sebulan.',
  published_on: '2026-09-22',
  html: `
    <h2>“Coba lihat dulu ke belakang”</h2>
    <p>Toko ini punya komputer kasir dan 1.040 barang. Walau begitu, setiap kali pelanggan bertanya apakah kran setengah inci masih ada, kasir berteriak ke gudang. Layar tidak dipercaya, dan memang tidak layak dipercaya: dari 100 barang yang saya hitung pada Rabu pertama, 71 yang cocok.</p>
    <p>Hitungan besar dilakukan dua kali setahun. Di antaranya, dua orang gudang menghitung barang yang dicurigai, kira-kira lima jam seminggu, tanpa urutan. Selisihnya rata-rata Rp 9,4 juta sebulan, dijumlahkan tanpa melihat lebih atau kurang.</p>

    <h2>Dari mana selisihnya</h2>
    <p>Kami menelusuri 20 selisih terbesar sampai ke notanya. Hanya satu yang tetap tidak terjelaskan. Sisanya: sembilan karena barang masuk dicatat dari surat jalan, tidak dari yang turun dari truk; enam karena satuan, dijual per dus dan ditulis per biji; empat karena tukar barang tanpa nota.</p>
    <p>Pemilik semula menduga ada yang mencuri. Daftar itu dibacakan di depan semua orang pada hari Sabtu, dan suasana toko berubah pada hari yang sama.</p>

    <h2>Nota difoto, rak dihitung sebagian</h2>
    <p>Barang masuk kini difoto bersama notanya di ambang gudang. AI membaca nota menjadi baris: nama, jumlah, satuan, harga. Penerima barang membandingkan setiap baris dengan yang ada di lantai, mengubah yang berbeda, lalu menekan simpan. Untuk barang yang dijual per dus, layar menampilkan dua angka berdampingan: dus dan biji.</p>
    <p>Setiap Rabu pukul 07.10, daftar 182 barang keluar menurut letak rak: semua yang laris, sebagian yang biasa, sedikit yang jarang. Jumlah menurut catatan tidak dicetak. Dua orang, 40 menit.</p>

    <h2>Yang tidak berhasil</h2>
    <p>Kami sempat mencoba membaca nota tulisan tangan dari pemasok pasir dan batu. Satu dari tiga angka keliru. Pemasok itu tetap dicatat dengan tangan, dua menit per nota, dan tidak ada yang merasa rugi.</p>

    <h2>Setelah satu bulan</h2>
    <p>Pada Rabu kelima, 96 dari 100 barang cocok. Selisih tanpa tanda turun menjadi Rp 2,1 juta sebulan. Kasir mulai menjawab dari layar, dan pelanggan tidak lagi menunggu seseorang kembali dari belakang.</p>
    <p>Hitungan Rabu tidak akan berhenti. Stok yang cocok bukan keadaan yang dicapai sekali; ia dijaga 40 menit seminggu.</p>
    <p>Selisih di bawah Rp 50.000 kini langsung disesuaikan dengan alasan satu kalimat. Di atasnya dihitung ulang oleh orang kedua. Batas itu diputuskan tim sendiri setelah satu sore habis untuk mencari dua kilo paku. Pemilik membaca daftar alasannya setiap Jumat, dan dari sana ia memindahkan rak baut ke tempat yang terlihat dari kasir.</p>
    ${exampleNote}
  `,
  challenges: [
    'Hanya 71 dari 100 barang yang cocok dengan catatan.',
    'Barang masuk dicatat dari surat jalan, tidak dari yang diterima.',
    'Dus dan biji tertukar di kasir.',
    'Hitungan lima jam seminggu tanpa urutan.',
  ],
  solutions: [
    'Foto nota dibaca menjadi baris, dicocokkan di ambang gudang.',
    'Dus dan biji tampil berdampingan saat menjual.',
    'Daftar hitung Rabu menurut letak rak, tanpa angka catatan.',
  ],
  results: [
    'Barang yang cocok naik dari 71% menjadi 96%.',
    'Waktu menghitung turun dari 5 jam menjadi 40 menit per minggu.',
    'Selisih tanpa tanda turun dari Rp 9,4 juta menjadi Rp 2,1 juta per bulan.',
  ],
  result_metrics: [
    { label: 'Barang yang cocok', before: '71%', after: '96%', before_value: 71, after_value: 96 },
    {
      label: 'Waktu hitung per minggu',
      before: '5 jam',
      after: '40 mnt',
      before_value: 300,
      after_value: 40,
    },
    {
      label: 'Selisih per bulan',
      before: 'Rp 9,4 juta',
      after: 'Rp 2,1 juta',
      before_value: 9.4,
      after_value: 2.1,
    },
  ],
  impact_metrics: [
    { label: 'Barang dihitung setiap Rabu', value: '182', icon: 'Database' },
    { label: 'Selisih yang terjelaskan', value: '19 dari 20', icon: 'Target' },
    { label: 'Waktu gudang kembali per minggu', value: '4 jam 20 mnt', icon: 'CheckCircle' },
  ],
};
