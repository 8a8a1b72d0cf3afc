/** Mails to holders of a class about its sessions. */
export const classMailCopy = {
  subjects: {
    invited: (title: string) => `Jadwal kelas: ${title}`,
    changed: (title: string) => `Jadwal berubah: ${title}`,
    cancelled: (title: string) => `Dibatalkan: ${title}`,
    recorded: (title: string) => `Rekaman kelas: ${title}`,
  },
  lines: {
    invited: 'Inilah waktu kelas Anda.',
    changed: 'Jadwal kelas ini berubah. Yang di bawah inilah yang berlaku.',
    cancelled: 'Sesi di bawah ini tidak lagi di jadwal Anda.',
    recorded: 'Sesi ini sekarang bisa Anda tonton lagi, kapan saja.',
  },
  rows: { invited: 'Sesi', changed: 'Menjadi', cancelled: 'Dibatalkan', recorded: 'Sesi' },
  open: 'Buka kelas',
  watch: 'Tonton rekaman',
};
