export const draftCopy = {
  text: 'Ada draf yang belum disimpan dari kunjungan sebelumnya.',
  restore: 'Pulihkan draf',
  drop: 'Buang draf',
  lost: 'Perubahan yang belum disimpan akan hilang.',
  kept: 'Perubahan ini belum disimpan. Drafnya tersimpan di browser ini dan ditawarkan lagi saat Anda kembali.',
  stay: 'Tetap di sini',
  keep: 'Keluar, draf disimpan',
  leave: 'Buang perubahan',
};
