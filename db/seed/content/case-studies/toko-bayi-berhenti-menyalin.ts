import type { DemoCaseStudy } from '../demo-content.ts';
import { exampleNote } from './example-note.ts';

export const tokoBayiBerhentiMenyalin: DemoCaseStudy = {
  slug: 'toko-bayi-berhenti-menyalin',
  title: 'Empat jam menyalin pesanan, tinggal setengah jam',
  company: 'Toko perlengkapan bayi, dua toko, Bekasi',
  industry: 'Retail',
  excerpt:
    'Tiga admin menyalin pesanan dari WhatsApp ke lembar kerja, lalu ke nota. Satu ringkasan yang dijawab “ok” menggantikan dua salinan itu.',
  published_on: '2026-08-11',
  html: `
    <h2>Satu pesanan, ditulis tiga kali</h2>
    <p>Popok ukuran M dua bungkus, botol susu satu, kirim ke Jatiasih. Di toko ini kalimat itu ditulis tiga kali: oleh pelanggan di WhatsApp, oleh admin di lembar kerja, oleh kasir di nota. Tiga admin menghabiskan empat jam sehari, digabung, hanya untuk menyalin. Setiap minggu 14 pesanan salah: ukuran tertukar, alamat lama terpakai, atau satu barang hilang di tengah jalan.</p>
    <p>Sementara admin menyalin, chat menumpuk. Pukul 21.00 rata-rata 26 chat belum dibalas. Orang tua baru tidak menunggu sampai pagi.</p>

    <h2>Mengukur sebelum mengubah</h2>
    <p>Minggu pertama dipakai untuk menghitung. Setiap admin menekan tombol di ponsel tua saat mulai dan selesai menyalin. Angkanya mengejutkan semua orang, termasuk admin sendiri yang menduga “paling satu jam”. Kami juga memisahkan 200 chat terakhir: 128 pertanyaan, 61 pesanan, 11 keluhan.</p>

    <h2>Ringkasan yang disetujui pelanggan</h2>
    <p>Admin tetap mengobrol seperti biasa. Ketika pelanggan terdengar siap membeli, AI menyiapkan ringkasan dari obrolan: barang, ukuran, jumlah, ongkir, alamat. Admin membaca, memperbaiki, lalu mengirim. Begitu pelanggan menjawab “ok”, baris di lembar kerja dan nota terisi dari ringkasan itu. Tidak ada yang disalin.</p>
    <p>Alamat lama tidak pernah dipakai diam-diam. Bila pelanggan pernah memesan, ringkasan bertanya, “Dikirim ke alamat yang sama dengan bulan lalu?” tanpa menuliskan alamatnya.</p>

    <h2>Yang dikembalikan ke cara lama</h2>
    <p>Ukuran popok dan botol untuk bayi prematur sempat ikut dijawab otomatis. Itu dihentikan pada hari kedua. Pertanyaan tentang keadaan bayi selalu ditangani admin senior, dan bila perlu disarankan bertanya kepada dokter atau bidan. Penjualan kecil yang hilang tidak sebanding dengan satu saran yang keliru.</p>

    <h2>Setelah tiga minggu</h2>
    <p>Menyalin tinggal 30 menit sehari, untuk pesanan lewat telepon dan pelanggan yang datang membawa catatan kertas. Pesanan salah turun menjadi tiga seminggu. Pukul 21.00 rata-rata empat chat tersisa, dan keempatnya sudah mendapat kabar kapan akan dijawab.</p>
    <p>Tidak ada admin yang diberhentikan. Satu orang kini memotret barang baru setiap Selasa dan Kamis, pekerjaan yang tertunda sejak toko kedua dibuka.</p>

    <h2>Yang dipelajari</h2>
    <p>Waktu terbanyak hilang di antara chat dan nota. Seandainya yang dipasang lebih dulu adalah penjawab otomatis, pesanan akan bertambah cepat dan kesalahan salin ikut bertambah. Karena itu toko ini baru menambah jawaban otomatis untuk pertanyaan harga pada bulan kedua, setelah pencatatannya tenang.</p>
    ${exampleNote}
  `,
  challenges: [
    'Setiap pesanan ditulis tiga kali oleh tiga orang.',
    'Empat belas pesanan salah setiap minggu.',
    'Rata-rata 26 chat belum dibalas pada pukul 21.00.',
  ],
  solutions: [
    'Ringkasan pesanan disiapkan dari obrolan dan diperiksa admin.',
    'Lembar kerja dan nota terisi dari ringkasan yang dijawab “ok”.',
    'Pertanyaan tentang keadaan bayi selalu dijawab admin senior.',
  ],
  results: [
    'Waktu menyalin turun dari 4 jam menjadi 30 menit per hari.',
    'Pesanan salah turun dari 14 menjadi 3 per minggu.',
    'Chat yang tersisa pukul 21.00 turun dari 26 menjadi 4.',
  ],
  result_metrics: [
    { label: 'Menyalin per hari', before: '4 jam', after: '30 mnt', before_value: 240, after_value: 30 },
    { label: 'Pesanan salah per minggu', before: '14', after: '3', before_value: 14, after_value: 3 },
    { label: 'Chat tersisa pukul 21.00', before: '26', after: '4', before_value: 26, after_value: 4 },
  ],
  impact_metrics: [
    { label: 'Waktu admin kembali per hari', value: '3 jam 30 mnt', icon: 'CheckCircle' },
    { label: 'Kali sebuah pesanan diketik', value: '3 menjadi 1', icon: 'TrendingUp' },
    { label: 'Admin yang diberhentikan', value: '0', icon: 'Users' },
  ],
};
