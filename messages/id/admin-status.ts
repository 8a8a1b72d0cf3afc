import type { StatusProblem, StatusReason, StatusState, StatusSubject, StatusWords } from '#shared/status.ts';

/** "Keadaan toko": how the installation is, for an owner without an engineer. */
export const statusCopy = {
  title: 'Keadaan toko',
  subtitle: 'Apakah semuanya berjalan, dan apa yang dapat Anda lakukan bila tidak.',
  failed: 'Keadaannya tidak dapat dibaca.',
  fine: 'Semua berjalan',
  toLookAt: (count: number) => `${count} hal perlu dilihat`,
  unset: (count: number) => `${count} belum ada`,
  readAt: (time: string, version: string) => `Pukul ${time} WIB · versi ${version}.`,
  refreshes: 'Diperbarui sendiri setiap setengah menit.',
  lost: (time: string) =>
    `Toko atau basis datanya sedang tidak menjawab. Yang di bawah ini keadaan pukul ${time} WIB.`,
  lostStep: 'Halaman ini terus mencoba. Bila lebih dari lima menit, hubungi yang mengurus server Anda.',
  todo: 'Langkah',
  runbook: 'Untuk yang mengurus server Anda ada panduannya.',
  wellCount: (count: number) => `${count} berjalan baik`,
  open: 'Buka',
  waits: 'Menunggu malam ini',
  states: {
    ok: 'Baik',
    unset: 'Belum ada',
    attention: 'Perlu dilihat',
    unknown: 'Tidak diketahui',
    bad: 'Bermasalah',
  } satisfies Record<StatusState, string>,
  subjects: {
    shop: 'Toko',
    database: 'Basis data',
    worker: 'Pekerja latar',
    jobs: 'Pekerjaan',
    payments: 'Pembayaran',
    gateway: 'Notifikasi gateway',
    books: 'Pembukuan',
    mail: 'Email',
    storage: 'Penyimpanan',
    backup: 'Cadangan',
    calendars: 'Kalender',
    films: 'Film',
  } satisfies Record<StatusSubject, string>,
  spans: {
    seconds: (count: number) => `${count} detik`,
    minutes: (count: number) => `${count} menit`,
    hours: (count: number) => `${count} jam`,
    days: (count: number) => `${count} hari`,
  },
};

export const statusSentences: Record<StatusReason, (words: StatusWords) => string> = {
  not_read: () => 'Tidak dapat dibaca saat ini.',
  shop_runs: ({ count, span }) =>
    `${count} permintaan dalam 15 menit terakhir, tidak ada yang gagal. Berjalan sejak ${span} lalu.`,
  shop_fails_some: ({ count, of }) => `${count} dari ${of} permintaan gagal dalam 15 menit terakhir.`,
  shop_fails_often: ({ count, of }) => `${count} dari ${of} permintaan gagal dalam 15 menit terakhir.`,
  database_runs: ({ size }) => `Menjawab dan mutakhir, berukuran ${size}.`,
  database_crowded: ({ count }) => `${count} permintaan sedang antre menunggu basis data.`,
  database_behind: () => 'Basis data lebih lama daripada program yang berjalan.',
  database_away: () => 'Basis data tidak menjawab.',
  jobs_move: ({ span }) => `Bekerja; yang paling lama menunggu ${span}.`,
  jobs_wait: ({ span }) => `Pekerjaan tertua sudah menunggu ${span}.`,
  worker_gone: ({ span }) =>
    span === '' ? 'Belum ada pekerja yang berjalan.' : `Tidak ada pekerja yang berjalan sejak ${span} lalu.`,
  jobs_done: () => 'Tidak ada pekerjaan yang berhenti di tengah jalan.',
  jobs_given_up: ({ count, name }) => `${count} pekerjaan gagal dan tidak dicoba lagi: ${name}.`,
  payments_settled: ({ count }) => `${count} sedang dibayar, tidak ada yang tertinggal.`,
  payments_open: ({ count }) => `${count} pembayaran lewat waktu atau tidak sesuai dan belum ditinjau.`,
  notices_failed: ({ count }) => `${count} notifikasi dari gateway gagal diproses.`,
  notice_came: ({ name, when }) => `${name}: notifikasi terakhir ${when}.`,
  notices_quiet: ({ name }) => `${name}: belum ada pembayaran dan notifikasi sebulan ini.`,
  notices_missing: ({ name, when }) =>
    when === ''
      ? `${name}: ada pembayaran yang masuk tanpa notifikasi dari gateway.`
      : `${name}: ada pembayaran yang masuk tanpa notifikasi; notifikasi terakhir ${when}.`,
  gateways_unset: () => 'Hanya gateway percobaan: belum ada uang sungguhan yang dapat masuk.',
  books_sound: ({ count, when }) => `${count} pemeriksaan cocok pada ${when}.`,
  books_unread: () => 'Belum pernah diperiksa; pemeriksaan berjalan setiap malam pukul 02.40 WIB.',
  books_late: ({ when }) => `Pemeriksaan malam tidak berjalan; yang terakhir ${when}.`,
  books_broken: ({ count, when }) => `${count} pemeriksaan menemukan selisih pada ${when}.`,
  mail_sent: ({ when }) => `Email terakhir terkirim ${when}.`,
  mail_quiet: () => 'Belum ada email yang perlu dikirim.',
  mail_unset: () => 'Email tidak dikirim, hanya disimpan di kotak surat percobaan.',
  mail_retried: ({ count }) => `${count} email gagal dikirim dan akan dicoba lagi.`,
  mail_given_up: ({ count }) => `${count} email tidak pernah sampai dan tidak dicoba lagi.`,
  disk_free: ({ size }) => `Sisa ruang ${size}.`,
  disk_low: ({ size }) => `Sisa ruang tinggal ${size}.`,
  disk_full: ({ size }) => `Ruang habis, sisa ${size}: toko segera tidak dapat mencatat apa pun.`,
  bucket_reached: ({ name }) => `Bucket ${name} menjawab.`,
  bucket_away: ({ name }) => `Bucket ${name} tidak menjawab: unduhan dan unggahan tertahan.`,
  backup_made: ({ when }) => `Cadangan terakhir selesai ${when}.`,
  backup_unset: () => 'Tidak ada cadangan otomatis.',
  backup_waits: () => 'Sudah disiapkan; cadangan pertama dibuat malam ini.',
  backup_elsewhere: ({ when }) =>
    when === ''
      ? 'Folder cadangan tidak terlihat dari sini.'
      : `Dibuat di mesin lain, terakhir dimulai ${when}; hasilnya tidak terlihat dari sini.`,
  backup_old: ({ when }) => `Cadangan terakhir sudah lama: ${when}.`,
  backup_failed: ({ when }) =>
    when === ''
      ? 'Cadangan gagal dibuat, dan belum ada yang lain.'
      : `Cadangan semalam gagal; yang terakhir ${when}.`,
  calendars_read: ({ count }) => `${count} kalender terbaca.`,
  calendars_unset: () => 'Belum ada kalender yang dihubungkan.',
  calendars_stale: ({ name }) => `Tidak terbaca: ${name}. Jam sibuk di sana mungkin terjual.`,
  films_ready: ({ count }) => `${count} film siap ditonton.`,
  films_in_work: ({ count }) => `${count} film sedang disiapkan.`,
  ffmpeg_unset: () => 'Tanpa ffmpeg: film diputar seperti saat diunggah.',
  ffmpeg_missing: ({ count }) => `${count} film menunggu, karena ffmpeg tidak terpasang di server.`,
  films_waiting: ({ count, span }) => `${count} film menunggu, yang tertua sejak ${span} lalu.`,
  films_failed: ({ count }) => `${count} film gagal disiapkan dan diputar seperti saat diunggah.`,
};

/** What the owner can do; without an engineer at night. */
export const statusSteps: Record<StatusProblem, string> = {
  not_read: 'Tunggu satu menit. Bila tetap begitu, hubungi yang mengurus server.',
  shop_fails_some:
    'Buka toko Anda dan coba satu halaman. Bila angkanya naik terus, hubungi yang mengurus server.',
  shop_fails_often: 'Hubungi yang mengurus server sekarang, dan sebutkan jam pada halaman ini.',
  database_crowded: 'Biasanya reda sendiri dalam satu menit. Bila sering, hubungi yang mengurus server.',
  database_behind: 'Mulai ulang toko: saat mulai, basis data dimutakhirkan.',
  database_away:
    'Periksa server basis data atau hubungi penyedianya. Toko pulih sendiri begitu basis data menjawab.',
  jobs_wait: 'Bila tidak turun dalam lima menit, mulai ulang toko atau tambah pekerja.',
  worker_gone: 'Mulai ulang toko. Email, notifikasi pembayaran, dan perpanjangan menunggu dan tidak hilang.',
  jobs_given_up: 'Tidak ada uang yang berubah. Kirim nama pekerjaan ini kepada yang mengurus server.',
  payments_open: 'Tinjau satu per satu di Pembayaran, tab Rekonsiliasi.',
  notices_failed: 'Buka daftarnya dan tekan Tangani ulang. Uang pembeli aman di gateway.',
  notices_missing: 'Periksa alamat webhook di dasbor gateway. Pembayaran tetap tercatat, hanya lebih lambat.',
  gateways_unset: 'Minta gateway pembayaran dan kuncinya dipasang di server sebelum berjualan.',
  books_unread: 'Tidak perlu apa-apa: lihat lagi besok pagi.',
  books_late: 'Biasanya karena pekerja berhenti: lihat Pekerja latar di halaman ini.',
  books_broken: 'Jangan kembalikan dana dulu. Lihat selisihnya di Rekonsiliasi dan hubungi pengembang.',
  mail_unset: 'Minta penyedia email dan alamat pengirim dipasang di server sebelum berjualan.',
  mail_retried: 'Biasanya beres sendiri. Bila lebih dari satu jam, periksa akun penyedia email Anda.',
  mail_given_up: 'Periksa kuota dan kata sandi di penyedia email Anda, lalu kabari pembeli yang menunggu.',
  disk_low: 'Hapus berkas yang tidak perlu di server atau perbesar disknya minggu ini.',
  disk_full: 'Perbesar disk sekarang, atau hubungi yang mengurus server.',
  bucket_away: 'Periksa status penyedia penyimpanan dan kuncinya. Penjualan tetap berjalan.',
  backup_unset:
    'Minta folder cadangan dan sandinya dipasang di server, kecuali penyedia Anda sudah membuat cadangan.',
  backup_waits: 'Tidak perlu apa-apa: lihat lagi besok pagi.',
  backup_elsewhere: 'Lihat folder cadangan di mesin itu, atau hubungkan folder yang sama ke mesin ini.',
  backup_old: 'Periksa Pekerja latar di halaman ini, dan buat satu cadangan sekarang.',
  backup_failed: 'Periksa sisa ruang di folder cadangan, dan buat satu cadangan sekarang.',
  calendars_unset: 'Hubungkan kalender Anda, supaya jam sibuk tidak terjual.',
  calendars_stale: 'Buka kalendernya dan hubungkan kembali.',
  ffmpeg_unset: 'Pasang ffmpeg di server, supaya film lancar di ponsel.',
  ffmpeg_missing: 'Pasang ffmpeg di server; film yang menunggu lalu disiapkan sendiri.',
  films_waiting: 'Periksa Pekerja latar di halaman ini; film disiapkan satu per satu.',
  films_failed: 'Buka produknya dan tekan Coba siapkan lagi pada filmnya, atau unggah dalam format lain.',
};
