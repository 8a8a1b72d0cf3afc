import { inLanguage } from '#shared/language/language.ts';

export const classMailCopy = inLanguage({
  id: {
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
  },
  en: {
    subjects: {
      invited: (title) => `Class schedule: ${title}`,
      changed: (title) => `Schedule changed: ${title}`,
      cancelled: (title) => `Cancelled: ${title}`,
      recorded: (title) => `Class recording: ${title}`,
    },
    lines: {
      invited: 'Here is when your class meets.',
      changed: 'The schedule of this class has changed. What stands below is valid.',
      cancelled: 'The sessions below are no longer in your schedule.',
      recorded: 'You can now watch this session again, whenever you like.',
    },
    rows: { invited: 'Session', changed: 'Now', cancelled: 'Cancelled', recorded: 'Session' },
    open: 'Open the class',
    watch: 'Watch the recording',
  },
});
