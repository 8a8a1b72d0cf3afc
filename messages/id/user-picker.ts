export const userPickerCopy = {
  placeholder: 'Nama atau alamat email',
  change: 'Ganti',
  list: 'Orang yang ditemukan',
  searching: 'Mencari…',
  nobody: 'Tidak ada yang bernama atau beralamat begitu.',
  failed: 'Pencarian gagal. Ketik lagi untuk mencoba.',
};
