import { inLanguage } from '#shared/language/language.ts';
import type { StatusProblem, StatusReason, StatusState, StatusSubject, StatusWords } from '#shared/status.ts';

export const statusCopy = inLanguage({
  id: {
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
  },
  en: {
    title: 'Shop status',
    subtitle: 'What is running, and what to do when something is not.',
    failed: 'The status could not be read.',
    fine: 'Everything runs',
    toLookAt: (count) => `${count} ${count === 1 ? 'thing needs' : 'things need'} a look`,
    unset: (count) => `${count} still to set up`,
    readAt: (time, version) => `At ${time} WIB · version ${version}.`,
    refreshes: 'Refreshes every 30 seconds.',
    lost: (time) => `The shop or its database is not responding. What you see below is from ${time} WIB.`,
    lostStep:
      'This page keeps trying. If it takes more than five minutes, call whoever looks after your server.',
    todo: 'What to do',
    runbook: 'Whoever looks after your server has a guide for this.',
    wellCount: (count) => `${count} running well`,
    open: 'Open',
    waits: 'Waits for tonight',
    states: {
      ok: 'Good',
      unset: 'To set up',
      attention: 'Needs a look',
      unknown: 'Unknown',
      bad: 'Broken',
    },
    subjects: {
      shop: 'Shop',
      database: 'Database',
      worker: 'Worker',
      jobs: 'Jobs',
      payments: 'Payments',
      gateway: 'Gateway notifications',
      books: 'Books',
      mail: 'Mail',
      storage: 'Storage',
      backup: 'Backup',
      calendars: 'Calendars',
      films: 'Videos',
    },
    spans: {
      seconds: (count) => `${count} ${count === 1 ? 'second' : 'seconds'}`,
      minutes: (count) => `${count} ${count === 1 ? 'minute' : 'minutes'}`,
      hours: (count) => `${count} ${count === 1 ? 'hour' : 'hours'}`,
      days: (count) => `${count} ${count === 1 ? 'day' : 'days'}`,
    },
  },
});

export const statusSentences = inLanguage<Record<StatusReason, (words: StatusWords) => string>>({
  id: {
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
      span === ''
        ? 'Belum ada pekerja yang berjalan.'
        : `Tidak ada pekerja yang berjalan sejak ${span} lalu.`,
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
  },
  en: {
    not_read: () => "Can't be read right now.",
    shop_runs: ({ count, span }) => `Requests of the last 15 minutes: ${count}, none failed. Up for ${span}.`,
    shop_fails_some: ({ count, of }) => `Requests that failed in the last 15 minutes: ${count} of ${of}.`,
    shop_fails_often: ({ count, of }) => `Requests that failed in the last 15 minutes: ${count} of ${of}.`,
    database_runs: ({ size }) => `Responding and up to date, ${size} in size.`,
    database_crowded: ({ count }) => `Requests waiting for the database: ${count}.`,
    database_behind: () => 'The database is older than the version that is running.',
    database_away: () => 'The database is not responding.',
    jobs_move: ({ span }) => `Running; the longest wait is ${span}.`,
    jobs_wait: ({ span }) => `The oldest job has waited for ${span}.`,
    worker_gone: ({ span }) => (span === '' ? 'No worker has run yet.' : `No worker has run for ${span}.`),
    jobs_done: () => 'No job has stopped halfway.',
    jobs_given_up: ({ count, name }) => `Jobs that failed and will not be retried: ${count} (${name}).`,
    payments_settled: ({ count }) => `In progress: ${count}. None is stuck.`,
    payments_open: ({ count }) => `Stuck or mismatched payments to review: ${count}.`,
    notices_failed: ({ count }) => `Gateway notifications that could not be handled: ${count}.`,
    notice_came: ({ name, when }) => `${name}: last notification ${when}.`,
    notices_quiet: ({ name }) => `${name}: no payment and no notification this month.`,
    notices_missing: ({ name, when }) =>
      when === ''
        ? `${name}: a payment came in without a notification from the gateway.`
        : `${name}: a payment came in without a notification; the last one came ${when}.`,
    gateways_unset: () => 'Only the test gateway is set up, so no real money can come in yet.',
    books_sound: ({ count, when }) => `All ${count} checks agreed, ${when}.`,
    books_unread: () => 'Not audited yet; the audit runs every night at 02:40 WIB.',
    books_late: ({ when }) => `The nightly audit did not run; the last one was ${when}.`,
    books_broken: ({ count, when }) => `Checks that found a difference: ${count}, ${when}.`,
    mail_sent: ({ when }) => `The last mail left ${when}.`,
    mail_quiet: () => 'No mail has needed sending yet.',
    mail_unset: () => "Mail isn't sent, only kept in the test mailbox.",
    mail_retried: ({ count }) => `Failed mails that will be retried: ${count}.`,
    mail_given_up: ({ count }) => `Mails that never arrived and will not be retried: ${count}.`,
    disk_free: ({ size }) => `${size} of free space.`,
    disk_low: ({ size }) => `Only ${size} of free space left.`,
    disk_full: ({ size }) => `Out of space, ${size} left: soon the shop can record nothing.`,
    bucket_reached: ({ name }) => `Bucket ${name} is responding.`,
    bucket_away: ({ name }) => `Bucket ${name} is not responding: downloads and uploads are waiting.`,
    backup_made: ({ when }) => `The last backup was completed ${when}.`,
    backup_unset: () => 'There is no automatic backup.',
    backup_waits: () => 'Set up; the first backup is made tonight.',
    backup_elsewhere: ({ when }) =>
      when === ''
        ? 'The backup folder cannot be seen from here.'
        : `Made on another machine, last begun ${when}; the result cannot be seen from here.`,
    backup_old: ({ when }) => `The last backup is old: ${when}.`,
    backup_failed: ({ when }) =>
      when === ''
        ? 'The backup failed, and there is no other.'
        : `The last backup failed; the newest is from ${when}.`,
    calendars_read: ({ count }) => `Calendars in sync: ${count}.`,
    calendars_unset: () => 'No calendar is connected.',
    calendars_stale: ({ name }) =>
      `Cannot be read: ${name}. You may be booked at times that are taken there.`,
    films_ready: ({ count }) => `Videos ready to watch: ${count}.`,
    films_in_work: ({ count }) => `Videos being prepared: ${count}.`,
    ffmpeg_unset: () => 'Without ffmpeg, videos play as they were uploaded.',
    ffmpeg_missing: ({ count }) => `Videos waiting because ffmpeg is missing on the server: ${count}.`,
    films_waiting: ({ count, span }) => `Videos waiting: ${count}, the oldest for ${span}.`,
    films_failed: ({ count }) =>
      `Videos that could not be prepared and play as they were uploaded: ${count}.`,
  },
});

export const statusSteps = inLanguage<Record<StatusProblem, string>>({
  id: {
    not_read: 'Tunggu satu menit. Bila tetap begitu, hubungi yang mengurus server.',
    shop_fails_some:
      'Buka toko Anda dan coba satu halaman. Bila angkanya naik terus, hubungi yang mengurus server.',
    shop_fails_often: 'Hubungi yang mengurus server sekarang, dan sebutkan jam pada halaman ini.',
    database_crowded: 'Biasanya reda sendiri dalam satu menit. Bila sering, hubungi yang mengurus server.',
    database_behind: 'Mulai ulang toko: saat mulai, basis data dimutakhirkan.',
    database_away:
      'Periksa server basis data atau hubungi penyedianya. Toko pulih sendiri begitu basis data menjawab.',
    jobs_wait: 'Bila tidak turun dalam lima menit, mulai ulang toko atau tambah pekerja.',
    worker_gone:
      'Mulai ulang toko. Email, notifikasi pembayaran, dan perpanjangan menunggu dan tidak hilang.',
    jobs_given_up: 'Tidak ada uang yang berubah. Kirim nama pekerjaan ini kepada yang mengurus server.',
    payments_open: 'Tinjau satu per satu di Pembayaran, tab Rekonsiliasi.',
    notices_failed: 'Buka daftarnya dan tekan Tangani ulang. Uang pembeli aman di gateway.',
    notices_missing:
      'Periksa alamat webhook di dasbor gateway. Pembayaran tetap tercatat, hanya lebih lambat.',
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
  },
  en: {
    not_read: 'Wait a minute. If it stays, call whoever looks after your server.',
    shop_fails_some:
      'Open your shop and try a page. If the figure keeps rising, call whoever looks after your server.',
    shop_fails_often: 'Call whoever looks after your server now, and tell them the time on this page.',
    database_crowded:
      'It usually passes within a minute. If it happens often, call whoever looks after your server.',
    database_behind: 'Restart the shop: it brings the database up to date as it starts.',
    database_away:
      'Check the database server, or ask its provider. The shop recovers on its own once it responds.',
    jobs_wait: 'If it does not go down within five minutes, restart the shop or add a worker.',
    worker_gone: 'Restart the shop. Mails, payment notifications and renewals wait, and are not lost.',
    jobs_given_up: 'No money has changed. Send the name of the job to whoever looks after your server.',
    payments_open: 'Review them one by one in Payments, under Reconciliation.',
    notices_failed: "Open the list and press Process again. The buyers' money is safe at the gateway.",
    notices_missing: 'Check the webhook address at the gateway. Payments are still recorded, only later.',
    gateways_unset:
      'Ask whoever looks after your server to set up a payment gateway before you start selling.',
    books_unread: 'Nothing to do: look again tomorrow morning.',
    books_late: 'Usually the worker has stopped: see Worker on this page.',
    books_broken:
      'Do not refund anything yet. Look at the difference under Reconciliation and call the developer.',
    mail_unset:
      'Ask whoever looks after your server to set up a mail provider and your sender address before you start selling.',
    mail_retried:
      'Usually sorts itself out. If it lasts more than an hour, check your account with the mail provider.',
    mail_given_up:
      'Check the quota and password at your mail provider, then tell the buyers who are waiting.',
    disk_low: 'Remove what is not needed from the server, or enlarge its disk this week.',
    disk_full: 'Enlarge the disk now, or call whoever looks after your server.',
    bucket_away: 'Check the status of your storage provider and its keys. Sales go on.',
    backup_unset:
      'Ask whoever looks after your server to set up a backup folder and a passphrase, unless your provider makes backups for you.',
    backup_waits: 'Nothing to do: look again tomorrow morning.',
    backup_elsewhere: 'Look into the backup folder of that machine, or connect the same folder here.',
    backup_old: 'See Worker on this page, and make a backup now.',
    backup_failed: 'Check the free space of the backup folder, and make a backup now.',
    calendars_unset: 'Connect your calendar so that nobody can book you when you are busy.',
    calendars_stale: 'Open the calendar and connect it again.',
    ffmpeg_unset: 'Install ffmpeg on the server so that videos play well on phones.',
    ffmpeg_missing: 'Install ffmpeg on the server. The waiting videos are then prepared automatically.',
    films_waiting: 'See Worker on this page. Videos are prepared one after another.',
    films_failed: 'Open the product and press Try to prepare it again, or upload it in another format.',
  },
});
