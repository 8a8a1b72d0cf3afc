import type { DemoCaseStudy } from '../demo-content.ts';
import { exampleNote } from './example-note.ts';

export const kateringSatuDaftarBelanja: DemoCaseStudy = {
  slug: 'katering-satu-daftar-belanja',
  title: 'Empat ratus kotak, satu daftar belanja',
  company: 'Dapur katering, 22 orang, Surabaya',
  industry: 'Food & Beverage',
  excerpt:
    'Pesanan dari tiga ponsel dijumlahkan dengan kalkulator setiap pukul sembilan malam. Kini daftar belanja keluar dari pesanan yang sudah disetujui pelanggan.',
  published_on: '2026-10-27',
  html: `
    <h2>Kalkulator pukul sembilan malam</h2>
    <p>Dapur ini mengirim kira-kira 400 kotak sehari, untuk kantor, pengajian, dan hajatan. Pesanan datang lewat tiga ponsel. Setiap malam kepala dapur mengumpulkan ketiganya, menulis di kertas, lalu menghitung beras, ayam, dan telur dengan kalkulator. Dua setengah jam, setelah berdiri sejak pukul tiga pagi.</p>
    <p>Karena lelah, ia membulatkan ke atas. Setiap minggu rata-rata 46 kg bahan berakhir di tempat sampah. Meski begitu, sebelas kali sebulan jumlah kotak tetap salah, biasanya karena pelanggan menambah sepuluh kotak lewat pesan suara yang tidak sempat didengar.</p>

    <h2>Menimbang lima puluh porsi</h2>
    <p>Sebelum ada hitungan apa pun, takarannya harus tetap. Selama tiga hari, dua belas menu utama dimasak untuk lima puluh porsi dan ditimbang: bahan masuk, hasil masak, sisa. Nasi ternyata 175 gram per kotak di sif pagi dan 210 gram di sif malam. Satu sendok takar menyelesaikan selisih itu, lebih murah daripada alat mana pun.</p>

    <h2>Dari obrolan ke ringkasan, dari ringkasan ke belanja</h2>
    <p>Setiap pesanan kini diakhiri ringkasan dengan bentuk tetap: menu, jumlah, jam kirim, alamat. Pelanggan menjawab “ok”. AI membaca obrolan dan pesan suara untuk menyiapkan ringkasan itu; bila ada yang kurang, ia menulis satu pertanyaan, dan orang yang mengirimkannya.</p>
    <p>Pukul 19.30 semua ringkasan yang disetujui dikalikan dengan resep. Hasilnya satu daftar belanja menurut pemasok, dengan tambahan aman 3% untuk bahan yang cepat rusak. Kepala dapur membaca, mengubah yang perlu, lalu mengirim sebelum pukul 20.15.</p>

    <h2>Yang sempat salah</h2>
    <p>Pada minggu kedua, perubahan pesanan masuk setelah daftar dikirim. Dapur kekurangan 24 potong ayam pada hari Jumat. Sejak itu ada batas: perubahan setelah pukul 19.00 tidak masuk daftar dan langsung ditelepon ke kepala dapur. Aturannya satu kalimat, ditempel di dekat telepon, dan disebut dalam setiap ringkasan.</p>

    <h2>Setelah empat minggu</h2>
    <p>Menyusun belanja memakan 35 menit, sebagian besar untuk memeriksa. Bahan terbuang turun menjadi 18 kg seminggu. Dari kira-kira 480 pesanan sebulan, dua yang jumlahnya salah, keduanya ketahuan sebelum mobil berangkat karena kotak dihitung dari ringkasan yang sama.</p>
    <p>Harga beli tetap diputuskan orang. Alat tidak memesan apa pun kepada pemasok; kepala dapur mengenal siapa yang ayamnya segar pada hari Senin, dan pengetahuan itu tidak ada di lembar mana pun.</p>

    <h2>Langkah yang menyusul</h2>
    <p>Bulan berikutnya dapur menimbang sepuluh menu lagi, dua setiap minggu, pada hari yang paling longgar. Menu yang belum ditimbang tetap dibelanjakan dengan cara lama, di lembar yang sama, supaya tidak ada dua daftar.</p>
    ${exampleNote}
  `,
  challenges: [
    'Pesanan dari tiga ponsel dijumlahkan dengan tangan setiap malam.',
    'Perubahan lewat pesan suara sering terlewat.',
    'Belanja dibulatkan ke atas, 46 kg bahan terbuang seminggu.',
  ],
  solutions: [
    'Dua belas resep utama ditimbang dan takarannya ditetapkan.',
    'Setiap pesanan diakhiri ringkasan yang disetujui pelanggan.',
    'Daftar belanja per pemasok keluar pukul 19.30, diperiksa kepala dapur.',
    'Perubahan setelah pukul 19.00 ditelepon, tidak diketik.',
  ],
  results: [
    'Menyusun belanja dari 2,5 jam menjadi 35 menit per hari.',
    'Bahan terbuang dari 46 kg menjadi 18 kg per minggu.',
    'Pesanan salah jumlah dari 11 menjadi 2 per bulan.',
  ],
  result_metrics: [
    {
      label: 'Menyusun belanja per hari',
      before: '2,5 jam',
      after: '35 mnt',
      before_value: 150,
      after_value: 35,
    },
    {
      label: 'Bahan terbuang per minggu',
      before: '46 kg',
      after: '18 kg',
      before_value: 46,
      after_value: 18,
    },
    { label: 'Salah jumlah per bulan', before: '11', after: '2', before_value: 11, after_value: 2 },
  ],
  impact_metrics: [
    { label: 'Pesanan tepat jumlah', value: '99,6%', icon: 'Target' },
    { label: 'Bahan yang tidak lagi terbuang', value: '28 kg per minggu', icon: 'BarChart' },
    { label: 'Waktu kepala dapur kembali per hari', value: '1 jam 55 mnt', icon: 'CheckCircle' },
  ],
};
