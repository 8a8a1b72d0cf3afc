import { inLanguage } from '#shared/language/language.ts';

/** `when`: `Kamis, 26 November 2026, 10.00 WIB`. */
export const bookingMailCopy = inLanguage({
  id: {
    subjects: {
      booked: (when: string, what: string) => `${when}: ${what}`,
      moved: (when: string, what: string) => `Pindah ke ${when}: ${what}`,
      cancelled: (when: string, what: string) => `Dibatalkan, ${when}: ${what}`,
      tomorrow: (when: string, what: string) => `Pengingat, ${when}: ${what}`,
      soon: (when: string, what: string) => `Satu jam lagi, ${when}: ${what}`,
    },
    headline: (date: string, hours: string) => `${date}\n${hours} WIB`,
    lines: {
      booked: 'Waktunya sudah tercatat.',
      moved: 'Waktunya sudah berpindah. Yang di atas inilah yang berlaku.',
      cancelled: 'Sesi pada waktu di atas dibatalkan.',
      tomorrow: 'Sesi ini kurang dari 24 jam lagi.',
      soon: 'Sesi ini mulai kurang dari satu jam lagi.',
    },
    elsewhere: (zone: string, hours: string) => `Di tempat Anda (${zone}) pukul ${hours}.`,
    elsewhereOn: (zone: string, date: string, hours: string) =>
      `Di tempat Anda (${zone}): ${date}, pukul ${hours}.`,
    attached: 'Undangan kalender terlampir. Pengingat datang 24 jam dan 1 jam sebelumnya.',
    withdrawn: 'Pembatalan untuk kalender Anda terlampir.',
    again: 'Sesi yang sudah dibayar tidak hilang: Anda bisa memilih waktu lain.',
    changeUntil: (when: string) => `Berhalangan? Anda boleh memindah atau membatalkannya sampai ${when}.`,
    questions: 'Supaya sesinya langsung ke inti, jawab dulu beberapa pertanyaan singkat.',
    what: 'Sesi',
    place: 'Tempat',
    whatsapp: 'Kami menelepon lewat WhatsApp',
    chatReminder: (name: string, what: string, when: string) =>
      `Halo ${name}, mengingatkan sesi kita: ${what}, ${when} WIB.`,
    chatPlace: (place: string) => ` Tempatnya: ${place}`,
    name: 'Nama',
    email: 'Email',
    join: 'Masuk ke pertemuan',
    answer: 'Jawab pertanyaan',
    open: 'Lihat sesi ini',
    choose: 'Pilih waktu lain',
  },
  en: {
    subjects: {
      booked: (when, what) => `${when}: ${what}`,
      moved: (when, what) => `Moved to ${when}: ${what}`,
      cancelled: (when, what) => `Cancelled, ${when}: ${what}`,
      tomorrow: (when, what) => `Reminder, ${when}: ${what}`,
      soon: (when, what) => `In an hour, ${when}: ${what}`,
    },
    headline: (date, hours) => `${date}\n${hours} WIB`,
    lines: {
      booked: 'The time is booked.',
      moved: 'The session has moved. The time above is the one that counts.',
      cancelled: 'The session at the time above is cancelled.',
      tomorrow: 'This session is less than 24 hours away.',
      soon: 'This session begins in less than an hour.',
    },
    elsewhere: (zone, hours) => `Where you are (${zone}): ${hours}.`,
    elsewhereOn: (zone, date, hours) => `Where you are (${zone}): ${date}, ${hours}.`,
    attached: 'A calendar invitation is attached. Reminders come 24 hours and 1 hour before.',
    withdrawn: 'The cancellation for your calendar is attached.',
    again: 'A session that is paid for is not lost: you can choose another time.',
    changeUntil: (when) => `Can’t make it? You may move or cancel it until ${when}.`,
    questions: 'So that the session gets to the point at once, please answer a few short questions first.',
    what: 'Session',
    place: 'Place',
    whatsapp: 'We call by WhatsApp',
    chatReminder: (name, what, when) => `Hello ${name}, a reminder of our session: ${what}, ${when} WIB.`,
    chatPlace: (place) => ` Where: ${place}`,
    name: 'Name',
    email: 'Email',
    join: 'Join the meeting',
    answer: 'Answer questions',
    open: 'See this session',
    choose: 'Choose another time',
  },
});

export const newBookingCopy = inLanguage({
  id: {
    subjects: {
      free: (name: string) => `Konsultasi gratis dipesan: ${name}`,
      paid: (name: string) => `Paket konsultasi dipesan: ${name}`,
      audit: (name: string) => `Bicara tentang audit dipesan: ${name}`,
    },
    booked: {
      free: 'Konsultasi gratis baru saja dipesan. Hubungi pemesan untuk menyepakati waktunya.',
      paid: 'Paket konsultasi baru saja dipesan. Hubungi pemesan untuk menyepakati waktunya.',
      audit: 'Bicara tentang audit gratis baru saja dipesan.',
    },
    name: 'Nama',
    email: 'Email',
    company: 'Nama usaha',
    month: 'Bulan',
  },
  en: {
    subjects: {
      free: (name) => `Free consultation booked: ${name}`,
      paid: (name) => `Consultation package booked: ${name}`,
      audit: (name) => `Audit talk booked: ${name}`,
    },
    booked: {
      free: 'A free consultation has just been booked. Contact the customer to agree on a time.',
      paid: 'A consultation package has just been booked. Contact the customer to agree on a time.',
      audit: 'A talk about a free audit has just been booked.',
    },
    name: 'Name',
    email: 'Email',
    company: 'Business name',
    month: 'Month',
  },
});
