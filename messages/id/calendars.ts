/** What calendars say of bookings. */
export const calendarCopy = {
  feed: 'Sesi bersama pelanggan',
  kinds: { free: 'Konsultasi gratis', paid: 'Konsultasi', audit: 'Bicara soal audit gratis' },
};
