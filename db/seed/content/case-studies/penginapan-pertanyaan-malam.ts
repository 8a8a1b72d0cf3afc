import type { DemoCaseStudy } from '../demo-content.ts';
import { exampleNote } from './example-note.ts';

export const penginapanPertanyaanMalam: DemoCaseStudy = {
  slug: 'penginapan-pertanyaan-malam',
  title: 'Pertanyaan pukul sebelas malam yang kini terjawab',
  company: 'Penginapan 14 kamar, Yogyakarta',
  industry: 'Hospitality',
  excerpt:
    'Tamu memilih kamar pada malam hari, pengelola menjawab pagi hari. Daftar jawaban dan kalender kamar yang benar mengisi jarak di antaranya.',
  published_on: '2026-09-01',
  html: `
    <h2>Jarak sembilan setengah jam</h2>
    <p>Penginapan ini punya 14 kamar, taman kecil, dan sarapan yang dimasak sendiri. Pengelolanya tidur pukul sepuluh. Calon tamu justru memilih kamar setelah itu: dari 120 pertanyaan dalam sebulan, 67 masuk antara pukul 21.30 dan 06.00. Jawaban pertama rata-rata datang 9,5 jam kemudian. Banyak yang saat itu sudah memesan di tempat lain, atau lewat aplikasi dengan potongan.</p>
    <p>Penjaga malam punya nomor pengelola, dan memakainya. Tujuh belas kali seminggu telepon berbunyi di luar jam jaga, kebanyakan untuk hal yang sama: sandi wifi, air panas, bisa masuk lebih awal atau tidak.</p>

    <h2>Kalender dulu, percakapan kemudian</h2>
    <p>Penjawab yang menawarkan kamar terisi lebih buruk daripada tidak menjawab. Karena itu dua minggu pertama habis untuk satu hal: kalender kamar. Sebelumnya ada di papan tulis, di aplikasi pemesanan, dan di ingatan. Kini satu lembar, dan papan tulis dihapus di depan semua orang supaya tidak ada yang kembali memakainya.</p>

    <h2>Empat puluh jawaban dan satu batas</h2>
    <p>Bersama pengelola kami menulis 40 jawaban: harga menurut hari, cara ke penginapan dari stasiun, kamar mana yang terdengar azan subuh, mana yang tangganya curam. Jawaban yang jujur sengaja dipertahankan. “Kamar 3 dekat dapur, terdengar kesibukan mulai pukul 05.30” mengurangi keluhan lebih baik daripada foto yang bagus.</p>
    <p>Alat boleh menjawab dari daftar, memeriksa kalender, dan menahan kamar selama dua jam sambil menunggu uang muka. Ia tidak boleh memberi potongan, menerima rombongan di atas enam orang, atau menjanjikan jam masuk lebih awal. Ketiganya menunggu pengelola pukul 06.30.</p>

    <h2>Satu malam yang keliru</h2>
    <p>Pada malam keenam, seorang tamu menulis dalam bahasa Jawa halus dan dijawab dengan kalimat yang terlalu akrab. Tidak ada yang marah, tetapi pengelola tidak nyaman. Sejak itu pesan berbahasa Jawa diteruskan kepada orang, dengan satu kalimat sopan bahwa akan dijawab pagi hari.</p>

    <h2>Setelah empat minggu</h2>
    <p>Pertanyaan malam dijawab dalam dua menit; 86% di antaranya selesai dari daftar. Pesanan langsung naik dari 38 menjadi 61 sebulan. Telepon di luar jam jaga tinggal empat seminggu, dan keempatnya memang memerlukan orang: kunci patah, tamu sakit, listrik padam, dan tamu yang ingin pindah kamar.</p>
    <p>Pengelola masih membaca semua percakapan malam setiap pagi, kira-kira 12 menit sambil menunggu air mendidih. Dari situ daftar jawaban bertambah satu atau dua baris seminggu, dan satu keluhan lama akhirnya terlihat: petunjuk jalan dari stasiun menyebut toko yang sudah pindah.</p>
    ${exampleNote}
  `,
  challenges: [
    'Lebih dari separuh pertanyaan masuk saat pengelola tidur.',
    'Kalender kamar ada di tiga tempat dan sering bertentangan.',
    'Penjaga malam menelepon pengelola 17 kali seminggu.',
  ],
  solutions: [
    'Satu kalender kamar, papan tulis dihapus.',
    'Empat puluh jawaban yang jujur, termasuk kekurangan kamar.',
    'Kamar ditahan dua jam sambil menunggu uang muka.',
    'Potongan, rombongan, dan masuk lebih awal tetap diputuskan pengelola.',
  ],
  results: [
    'Pertanyaan malam dijawab dalam 2 menit, sebelumnya 9,5 jam.',
    'Pesanan langsung naik dari 38 menjadi 61 per bulan.',
    'Telepon di luar jam jaga turun dari 17 menjadi 4 per minggu.',
  ],
  result_metrics: [
    { label: 'Waktu jawab malam hari', before: '9,5 jam', after: '2 mnt', before_value: 570, after_value: 2 },
    { label: 'Pesanan langsung per bulan', before: '38', after: '61', before_value: 38, after_value: 61 },
    { label: 'Telepon di luar jam jaga', before: '17', after: '4', before_value: 17, after_value: 4 },
  ],
  impact_metrics: [
    { label: 'Pesanan langsung tambahan per bulan', value: '+23', icon: 'TrendingUp' },
    { label: 'Pertanyaan malam selesai dari daftar', value: '86%', icon: 'BarChart' },
    { label: 'Jawaban yang ditulis pengelola', value: '40', icon: 'Database' },
  ],
};
