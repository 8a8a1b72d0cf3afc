import { inLanguage } from '#shared/language/language.ts';
import { formatRupiah } from '#shared/money/money.ts';
import { MENTORSHIP_FROM } from '#shared/shop/service-pages.ts';

export const mentorshipCopy = inLanguage({
  id: {
    name: 'AI Business Mentorship',
    title: 'Setiap minggu satu proses lebih ringan',
    lede: 'Pendampingan untuk pemilik dan tim inti: kita pasang satu proses, tim Anda yang menjalankan, angkanya kita baca bersama setiap minggu.',
    description: `AI Business Mentorship: pendampingan mingguan untuk pemilik usaha dan tim inti, mulai ${formatRupiah(MENTORSHIP_FROM)} per bulan. Ada cashback bila kita sepakat berjalan bersama.`,
    from: 'mulai',
    perMonth: '/ bulan',
    cashback: 'Ada cashback bila kita sepakat berjalan bersama. Besarnya tertulis di penawaran Anda.',
    apply: 'Ajukan mentorship',
  },
  en: {
    name: 'AI Business Mentorship',
    title: 'One process lighter, every week',
    lede: 'For owners and their core team: we set up one process, your team runs it, and every week we go through the figures together.',
    description: `AI Business Mentorship: weekly guidance for business owners and their core team, from ${formatRupiah(MENTORSHIP_FROM)} a month. Cashback if we decide to continue together.`,
    from: 'from',
    perMonth: '/ month',
    cashback: 'Cashback if we decide to continue together. Your offer says how much.',
    apply: 'Apply for mentorship',
  },
});

export const monthCopy = inLanguage({
  id: {
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
  },
  en: {
    title: 'One month in your calendar',
    lede: 'An example of the first month. The days follow your schedule; the rhythm stays.',
    week: 'Week',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    weeks: [
      { name: 'Week 1', task: 'Look' },
      { name: 'Week 2', task: 'Set up' },
      { name: 'Week 3', task: 'Run' },
      { name: 'Week 4', task: 'Decide' },
    ],
    legend: {
      meet: {
        title: 'Meeting',
        text: 'I sit with you and the core team: what works, what is stuck, what comes next.',
      },
      work: {
        title: 'Your team at work',
        text: 'Your team uses the process in real work. I answer questions by chat.',
      },
      read: {
        title: 'Reading the figures',
        text: "The week's time and results on one sheet, from your own records.",
      },
    },
  },
});

export const fitCopy = inLanguage({
  id: {
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
  },
  en: {
    yes: {
      title: 'A good fit if',
      items: [
        'You still step in yourself, and want to stop being the only one who knows how.',
        'One or two people can take part every week.',
        'You are willing to log times for two weeks before choosing a tool.',
      ],
    },
    no: {
      title: 'Not yet if',
      items: [
        'You have one clear problem. The 90-minute consultation is enough.',
        'You want a finished system without your team taking part. The setup package fits better.',
        'The way you work still changes every week. Tidy that up first; the free audit helps.',
      ],
    },
  },
});

export const applyCopy = inLanguage({
  id: {
    title: 'Ceritakan usaha Anda',
    steps: [
      'Saya membaca setiap pengajuan sendiri.',
      'Kita bicara sekali, untuk memeriksa apakah ini memang yang Anda perlukan.',
      'Penawaran tertulis datang sesudahnya: lingkup, harga, dan cashback.',
    ],
    formLabel: 'Pengajuan mentorship',
  },
  en: {
    title: 'Tell me about your business',
    steps: [
      'I read every application myself.',
      'We talk once, to make sure this is what you need.',
      'A written offer follows: scope, price and cashback.',
    ],
    formLabel: 'Mentorship application',
  },
});
