/** What calendars say of bookings. */
export const calendarCopy = {
  manage: (url: string) => `Pindah atau batalkan: ${url}`,
  feed: 'Sesi bersama pelanggan',
  kinds: { free: 'Konsultasi gratis', paid: 'Konsultasi', audit: 'Bicara soal audit gratis' },
};
