/** Mails, and the chat message, about a session that has a time. `when`: `Kamis, 26 November 2026, 10.00 WIB`. */
export const bookingMailCopy = {
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
};
