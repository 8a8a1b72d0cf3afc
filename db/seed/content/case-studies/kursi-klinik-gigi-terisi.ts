import type { DemoCaseStudy } from '../demo-content.ts';
import { exampleNote } from './example-note.ts';

export const kursiKlinikGigiTerisi: DemoCaseStudy = {
  slug: 'kursi-klinik-gigi-terisi',
  title: 'Kursi yang kosong karena pasien lupa, kini terisi',
  company: 'Klinik gigi, tiga cabang, Bandung',
  industry: 'Healthcare',
  excerpt:
    'Dua resepsionis menelepon satu per satu untuk mengingatkan jadwal. Kini pengingat terkirim sendiri, dan pasien yang batal langsung digantikan dari daftar tunggu.',
  published_on: '2026-11-10',
  html: `
    <h2>Pukul 14.00, dua kursi kosong</h2>
    <p>Tiga cabang, sembilan kursi, kira-kira 300 jadwal seminggu. Dari setiap sepuluh pasien yang terjadwal, tiga tidak datang tanpa kabar. Dokter menunggu, asisten sudah menyiapkan alat, dan di papan masih tertulis nama yang tidak akan muncul.</p>
    <p>Klinik tidak diam saja. Setiap sore dua resepsionis membuka buku jadwal dan menelepon satu per satu: 3,5 jam kerja sehari, digabung. Sekitar separuhnya tidak diangkat. Selama menelepon, meja depan sering ditinggal, dan pasien yang datang langsung menunggu tanpa tahu gilirannya.</p>

    <h2>Yang diperiksa lebih dulu</h2>
    <p>Minggu pertama tidak ada alat yang dipasang. Saya duduk di belakang meja pendaftaran dua sore dan mencatat. Ternyata ada tiga buku jadwal, satu di setiap cabang, dan ketiganya menulis nomor telepon dengan cara berbeda. Dari 100 nomor yang diperiksa, 12 tidak lagi aktif. Pengingat sebaik apa pun tidak akan sampai.</p>
    <p>Jadi langkah pertamanya sederhana: satu buku jadwal bersama, dan nomor WhatsApp dikonfirmasi ulang setiap kali pasien datang. Petugas cukup bertanya, “Nomornya masih yang ini?”</p>

    <h2>Tiga pesan dan satu daftar tunggu</h2>
    <p>Pengingat dikirim tiga hari, satu hari, dan dua jam sebelum jadwal. Kalimatnya ditulis bersama resepsionis, tanpa menyebut jenis perawatan dan tanpa nama dokter. Pasien membalas 1 untuk datang atau 2 untuk pindah.</p>
    <p>Begitu ada yang membalas 2, tempatnya ditawarkan kepada orang pertama di daftar tunggu, dengan batas jawab 30 menit, lalu ke orang berikutnya. Balasan selain 1 dan 2 diteruskan kepada petugas. Alat tidak menjawab satu pun pertanyaan tentang keluhan gigi.</p>

    <h2>Satu percobaan yang dibatalkan</h2>
    <p>Mulanya tempat kosong ditawarkan kepada sepuluh orang sekaligus supaya cepat terisi. Dalam dua hari ada tujuh pasien yang kecewa karena terlambat menjawab, dan petugas menghabiskan waktu meminta maaf. Penawaran diubah menjadi satu per satu. Lebih lambat 20 menit, dan tidak ada lagi yang merasa dipermainkan.</p>

    <h2>Setelah empat minggu</h2>
    <p>Pasien yang tidak datang turun dari 31% menjadi 9%. Jumlah pembatalan dengan kabar justru naik, dan itulah yang diharapkan: tujuh dari sepuluh tempat yang dibatalkan terisi lagi dari daftar tunggu. Kunjungan naik dari 212 menjadi 268 seminggu, dengan kursi dan dokter yang sama.</p>
    <p>Menelepon masih ada, 25 menit sehari, untuk pasien lanjut usia yang memang lebih suka ditelepon. Klinik memilih mempertahankannya.</p>

    <h2>Yang dijaga sekarang</h2>
    <p>Setiap Senin kepala perawat membaca dua hal: pasien yang tidak datang pekan lalu, dan balasan yang tidak berbentuk angka. Lima belas menit, lalu kalimat pengingat diperbaiki bila perlu.</p>
    ${exampleNote}
  `,
  challenges: [
    'Tiga dari sepuluh pasien tidak datang tanpa kabar.',
    'Dua resepsionis menelepon 3,5 jam sehari, separuhnya tidak diangkat.',
    'Jadwal berada di tiga buku dengan nomor telepon yang ditulis berbeda.',
    'Tempat yang dibatalkan mendadak hampir tidak pernah terisi lagi.',
  ],
  solutions: [
    'Satu buku jadwal untuk tiga cabang, nomor dikonfirmasi setiap kunjungan.',
    'Pengingat tiga hari, satu hari, dan dua jam sebelumnya, tanpa menyebut perawatan.',
    'Daftar tunggu yang ditawari satu per satu dengan batas jawab 30 menit.',
    'Balasan selain 1 dan 2 selalu diteruskan kepada petugas.',
  ],
  results: [
    'Pasien yang tidak datang turun dari 31% menjadi 9%.',
    'Kunjungan naik dari 212 menjadi 268 per minggu, dengan kursi yang sama.',
    'Waktu menelepon turun dari 3,5 jam menjadi 25 menit per hari.',
  ],
  result_metrics: [
    { label: 'Pasien tidak datang', before: '31%', after: '9%', before_value: 31, after_value: 9 },
    {
      label: 'Waktu menelepon per hari',
      before: '3,5 jam',
      after: '25 mnt',
      before_value: 210,
      after_value: 25,
    },
    { label: 'Kunjungan per minggu', before: '212', after: '268', before_value: 212, after_value: 268 },
  ],
  impact_metrics: [
    { label: 'Kunjungan tambahan per minggu', value: '+56', icon: 'TrendingUp' },
    { label: 'Tempat batal yang terisi lagi', value: '7 dari 10', icon: 'Users' },
    { label: 'Waktu meja depan kembali per hari', value: '3 jam 5 mnt', icon: 'CheckCircle' },
  ],
};
