export const dateCopy = {
  dayExample: 'mis. 20 Nov 2026',
  momentExample: 'mis. 20 Nov 2026, 09.00',
  pick: 'Pilih tanggal',
  before: 'Bulan sebelumnya',
  after: 'Bulan berikutnya',
};
