import type { DemoCaseStudy } from '../demo-content.ts';
import { exampleNote } from './example-note.ts';

export const rotiTersisaSoreHari: DemoCaseStudy = {
  slug: 'roti-tersisa-sore-hari',
  title: 'Roti yang tersisa pukul tujuh malam',
  company: 'Toko roti, satu dapur dan dua gerai, Malang',
  industry: 'Food & Beverage',
  excerpt:
    'Rak kosong pukul empat sore, roti sisa pukul tujuh malam, pada hari yang sama. Rencana panggang kini dibaca dari penjualan per jam.',
  published_on: '2026-07-21',
  html: `
    <h2>Kurang dan sisa, di hari yang sama</h2>
    <p>Pukul 15.40 roti sobek habis di gerai pasar. Pukul 19.00 ada 118 roti tersisa di dua gerai, kebanyakan roti manis. Kepala panggang menentukan jumlah besok dengan satu pertanyaan kepada gerai: “Tadi habis tidak?” Jawabannya ya atau tidak, dan keduanya tidak mengatakan jam berapa.</p>
    <p>Menyusun rencana memakan satu jam setiap malam, dengan kertas dan telepon. Sisa roti disumbangkan, yang baik, tetapi tepung dan gasnya tetap dibayar.</p>

    <h2>Jam habis lebih penting daripada jumlah habis</h2>
    <p>Kami mengubah satu hal di gerai: setiap kali sebuah rak kosong, penjaga menekan nama rotinya di layar kasir. Hanya itu. Dalam sepuluh hari terlihat bahwa roti sobek habis sebelum pukul 16.00 pada empat hari dari tujuh, sementara roti cokelat tidak pernah habis sama sekali pada hari Senin sampai Rabu.</p>
    <p>Roti yang habis pukul 15.40 bukan laku 40. Ia laku 40 dan tidak diketahui berapa yang ingin membeli sesudahnya. Rencana yang hanya melihat jumlah terjual akan terus membuat roti itu terlalu sedikit.</p>

    <h2>Rencana panggang pukul 20.00</h2>
    <p>Setiap malam satu lembar keluar: 14 jenis roti, jumlah untuk dua kali panggang, pukul 03.00 dan pukul 11.00. Hitungannya memakai penjualan per jam tiga minggu terakhir pada hari yang sama, jam habis, dan tiga keterangan yang diketik manusia: hujan, libur sekolah, pesanan khusus. Di samping setiap angka ada alasannya dalam satu kalimat.</p>
    <p>Kepala panggang boleh mengubah semuanya. Pada minggu pertama ia mengubah 31 angka, pada minggu keempat lima. Setiap perubahan dicatat bersama hasilnya, dan di dua jenis roti tebakannya lebih baik daripada hitungan. Untuk keduanya, hitungan kini mengikuti dia.</p>

    <h2>Yang tidak dilakukan</h2>
    <p>Tidak ada potongan harga otomatis pada malam hari. Pemilik mencobanya dulu, dan pelanggan belajar menunggu sampai pukul 18.00. Sisa yang sedikit tetap disumbangkan.</p>

    <h2>Setelah empat minggu</h2>
    <p>Roti sisa turun dari 118 menjadi 47 sehari. Rak kosong sebelum pukul 16.00 turun dari 19 menjadi enam kejadian seminggu. Menyusun rencana tinggal 10 menit membaca. Panggangan kedua pukul 11.00 ternyata perubahan terbesar, dan gagasannya datang dari penjaga gerai pasar.</p>
    <p>Menjelang hari raya hitungan tiga minggu terakhir tidak berlaku, jadi dimatikan selama sepuluh hari dan kepala panggang kembali memakai catatan tahun lalu. Kesepakatan itu ditulis sejak awal: kapan alat dipakai, kapan tidak, dan siapa yang memutuskan.</p>
    ${exampleNote}
  `,
  challenges: [
    'Rata-rata 118 roti tersisa setiap malam di dua gerai.',
    'Roti yang laris habis sebelum pukul 16.00, tanpa dicatat jamnya.',
    'Rencana disusun satu jam setiap malam lewat telepon.',
  ],
  solutions: [
    'Jam habis dicatat dengan satu tekanan di layar kasir.',
    'Rencana per jenis roti dari penjualan per jam, dengan alasan di samping angka.',
    'Panggangan kedua pukul 11.00 untuk roti yang habis sore.',
    'Setiap perubahan kepala panggang dicatat dan dipelajari.',
  ],
  results: [
    'Roti sisa turun dari 118 menjadi 47 per hari.',
    'Rak kosong sebelum pukul 16.00 turun dari 19 menjadi 6 per minggu.',
    'Menyusun rencana dari 60 menit menjadi 10 menit per hari.',
  ],
  result_metrics: [
    { label: 'Roti sisa per hari', before: '118', after: '47', before_value: 118, after_value: 47 },
    { label: 'Rak kosong sebelum 16.00', before: '19', after: '6', before_value: 19, after_value: 6 },
    {
      label: 'Menyusun rencana per hari',
      before: '60 mnt',
      after: '10 mnt',
      before_value: 60,
      after_value: 10,
    },
  ],
  impact_metrics: [
    { label: 'Roti sisa yang berkurang per hari', value: '71', icon: 'BarChart' },
    { label: 'Angka yang masih diubah manusia per minggu', value: '31 menjadi 5', icon: 'Target' },
    { label: 'Waktu kepala panggang kembali per hari', value: '50 mnt', icon: 'CheckCircle' },
  ],
};
