import { formatRupiah } from '#shared/money/money.ts';
import { servicePrices } from '#shared/shop/services.ts';

export const mentorshipCopy = {
  name: 'AI Business Mentorship',
  title: 'Setiap minggu satu proses lebih ringan',
  lede: 'Pendampingan untuk pemilik dan tim inti: kita pasang satu proses, tim Anda yang menjalankan, angkanya kita baca bersama setiap minggu.',
  description: `AI Business Mentorship: pendampingan mingguan untuk pemilik usaha dan tim inti, mulai ${formatRupiah(servicePrices.mentorshipFrom)} per bulan. Ada cashback bila kita sepakat berjalan bersama.`,
  from: 'mulai',
  perMonth: '/ bulan',
  cashback: 'Ada cashback bila kita sepakat berjalan bersama. Besarnya tertulis di penawaran Anda.',
  apply: 'Ajukan mentorship',
};

export const monthCopy = {
  title: 'Satu bulan, di kalender Anda',
  lede: 'Contoh bulan pertama. Harinya mengikuti jadwal usaha Anda, iramanya tetap.',
  week: 'Minggu',
  days: ['Sen', 'Sel', 'Rab', 'Kam', 'Jum'],
  weeks: [
    { name: 'Minggu 1', task: 'Melihat' },
    { name: 'Minggu 2', task: 'Memasang' },
    { name: 'Minggu 3', task: 'Menjalankan' },
    { name: 'Minggu 4', task: 'Memutuskan' },
  ],
  legend: {
    meet: {
      title: 'Pertemuan',
      text: 'Saya bersama Anda dan tim inti: apa yang jalan, apa yang macet, apa berikutnya.',
    },
    work: {
      title: 'Dikerjakan tim',
      text: 'Tim Anda memakai prosesnya di pekerjaan sungguhan. Pertanyaan dijawab lewat chat.',
    },
    read: {
      title: 'Angka dibaca',
      text: 'Waktu dan hasil minggu itu di satu lembar, dari catatan Anda sendiri.',
    },
  },
};

export const fitCopy = {
  yes: {
    title: 'Cocok bila',
    items: [
      'Anda masih turun tangan sendiri, dan ingin berhenti menjadi satu-satunya yang tahu caranya.',
      'Ada satu atau dua orang yang bisa ikut setiap minggu.',
      'Anda bersedia mencatat waktu selama dua minggu sebelum memilih alat.',
    ],
  },
  no: {
    title: 'Belum bila',
    items: [
      'Masalahnya satu dan jelas. Konsultasi 90 menit sudah cukup.',
      'Anda mencari sistem jadi tanpa tim yang ikut. Paket setup lebih tepat.',
      'Alurnya masih berganti setiap minggu. Rapikan dulu, saya bantu lewat audit gratis.',
    ],
  },
};

export const applyCopy = {
  title: 'Ceritakan usaha Anda',
  steps: [
    'Saya membaca setiap pengajuan sendiri.',
    'Kita bicara sekali, untuk memeriksa apakah ini memang yang Anda perlukan.',
    'Penawaran tertulis datang sesudahnya: lingkup, harga, dan cashback.',
  ],
  formLabel: 'Pengajuan mentorship',
};
