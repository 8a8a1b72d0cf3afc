import { inLanguage } from '#shared/language/language.ts';

export const draftCopy = inLanguage({
  id: {
    text: 'Ada draf yang belum disimpan dari kunjungan sebelumnya.',
    restore: 'Pulihkan draf',
    drop: 'Buang draf',
    lost: 'Perubahan yang belum disimpan akan hilang.',
    kept: 'Perubahan ini belum disimpan. Drafnya tersimpan di browser ini dan ditawarkan lagi saat Anda kembali.',
    stay: 'Tetap di sini',
    keep: 'Keluar, draf disimpan',
    leave: 'Buang perubahan',
  },
  en: {
    text: 'There is an unsaved draft from an earlier visit.',
    restore: 'Restore draft',
    drop: 'Discard draft',
    lost: 'Unsaved changes will be lost.',
    kept: 'These changes are not saved. A draft stays in this browser and is offered again when you come back.',
    stay: 'Stay here',
    keep: 'Leave, keep the draft',
    leave: 'Discard changes',
  },
});
