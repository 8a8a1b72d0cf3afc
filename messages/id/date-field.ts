export const dateCopy = {
  example: (date: string) => `mis. ${date}`,
  pick: 'Pilih tanggal',
  before: 'Bulan sebelumnya',
  after: 'Bulan berikutnya',
};
