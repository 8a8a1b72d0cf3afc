import type { DemoCaseStudy } from '../demo-content.ts';
import { exampleNote } from './example-note.ts';

export const waktuHentiPabrikKardus: DemoCaseStudy = {
  slug: 'waktu-henti-pabrik-kardus',
  title: 'Mesin berhenti 40 menit, dan sebabnya tertulis',
  company: 'Pabrik kardus kemasan, tiga sif, Sidoarjo',
  industry: 'Manufacturing',
  excerpt:
    'Buku sif penuh dengan kata “setel mesin”. Setelah operator cukup berbicara 15 detik, tiga sebab terbesar terlihat dalam dua minggu.',
  published_on: '2026-10-13',
  html: `
    <h2>“Setel mesin”, 64 kali dari 100</h2>
    <p>Pabrik ini menjalankan dua mesin cetak dan satu mesin potong, tiga sif, enam hari seminggu. Setiap sif mengisi buku: jam mulai, jam berhenti, keterangan. Saya membaca 100 catatan berhenti terakhir. Pada 64 di antaranya keterangannya “setel mesin”, garis datar, atau kosong.</p>
    <p>Kepala produksi menerima rekapnya keesokan hari, rata-rata 26 jam setelah kejadian. Saat itu operator sudah pulang, pisau sudah diganti, dan yang tersisa hanya angka: 172 menit berhenti sehari, tanpa cerita.</p>

    <h2>Mengapa operator tidak menulis</h2>
    <p>Bukan karena malas. Tangan mereka bertinta, bukunya 20 meter dari mesin, dan ketika mesin kembali jalan tidak ada yang mau berjalan ke meja untuk mengarang kalimat. Formulir baru dengan lebih banyak kolom akan memperburuk keadaan.</p>

    <h2>Lima belas detik bicara</h2>
    <p>Di setiap mesin dipasang satu ponsel tua dalam bungkus plastik. Operator menekan satu tombol besar dan berbicara: “Berhenti, lem tidak keluar, selang ketekuk, sudah jalan lagi.” Suara diubah menjadi teks, lalu dipilah ke salah satu dari sebelas sebab yang disusun bersama kepala regu. Bila ragu, alat menulis “belum jelas”, dan kepala regu memilih sendiri saat pergantian sif.</p>
    <p>Rekaman suaranya dihapus setelah 24 jam. Itu permintaan operator, dan permintaan yang wajar: suaranya tidak diperlukan setelah sebabnya tertulis.</p>

    <h2>Percobaan pertama terlalu pintar</h2>
    <p>Awalnya alat juga menyarankan perbaikan. Dua dari sepuluh sarannya keliru, dan sejak hari ketiga operator berhenti membaca layar. Saran dihapus. Yang tersisa hanya pencatatan dan satu gambar pada pergantian sif: tiga sebab terbesar, dalam menit.</p>

    <h2>Tiga sebab, tiga perbaikan</h2>
    <p>Dalam dua minggu polanya terlihat. Selang lem tertekuk di dudukan yang sama. Gulungan kertas lembap setelah hujan karena ditaruh di dekat pintu. Ganti ukuran memakan 34 menit di sif malam dan 19 menit di sif pagi, karena kunci pasnya hanya satu dan disimpan di laci sif pagi.</p>
    <p>Tidak satu pun memerlukan mesin baru. Dudukan dibengkokkan, gulungan dipindah tiga meter, satu set kunci dibeli.</p>

    <h2>Setelah empat minggu</h2>
    <p>Waktu berhenti turun menjadi 104 menit sehari. Berhenti tanpa sebab yang jelas tinggal 8%. Kepala produksi menerima rekap 15 menit setelah pergantian sif, selagi orangnya masih di tempat.</p>
    <p>Buku sif tidak dibuang. Ia tetap diisi bila ponsel mati atau jaringan terputus, dan kepala regu memasukkan isinya pada akhir minggu. Sistem yang hanya berjalan ketika semuanya beres tidak akan bertahan di lantai produksi. Daftar sebelas sebab dibaca ulang setiap bulan; dua sudah digabung dan satu ditambah, atas usul operator sif malam.</p>
    ${exampleNote}
  `,
  challenges: [
    'Enam puluh empat dari 100 catatan berhenti tidak menyebut sebab.',
    'Rekap sampai ke kepala produksi 26 jam setelah kejadian.',
    'Buku sif jauh dari mesin, tangan operator bertinta.',
  ],
  solutions: [
    'Catatan suara 15 detik dengan satu tombol di setiap mesin.',
    'Pemilahan otomatis ke sebelas sebab; yang ragu dipilih kepala regu.',
    'Satu gambar pada pergantian sif: tiga sebab terbesar, dalam menit.',
    'Rekaman suara dihapus setelah 24 jam.',
  ],
  results: [
    'Waktu berhenti turun dari 172 menjadi 104 menit per hari.',
    'Berhenti tanpa sebab tercatat turun dari 64% menjadi 8%.',
    'Rekap diterima 15 menit setelah pergantian sif.',
  ],
  result_metrics: [
    {
      label: 'Waktu berhenti per hari',
      before: '172 mnt',
      after: '104 mnt',
      before_value: 172,
      after_value: 104,
    },
    { label: 'Berhenti tanpa sebab', before: '64%', after: '8%', before_value: 64, after_value: 8 },
    {
      label: 'Sampai rekap diterima',
      before: '26 jam',
      after: '15 mnt',
      before_value: 1560,
      after_value: 15,
    },
  ],
  impact_metrics: [
    { label: 'Waktu mesin kembali per hari', value: '68 mnt', icon: 'TrendingUp' },
    { label: 'Sebab terbesar yang diperbaiki', value: '3 dari 3', icon: 'Target' },
    { label: 'Sebab yang dikenali alat', value: '11', icon: 'Database' },
  ],
};
