/** What waits for a second admin. */
export const waitingChangeCopy = {
  by: (name: string) => `diajukan ${name}`,
  approve: 'Setujui',
  reject: 'Tolak',
  takeBack: 'Tarik kembali',
  busy: 'Memproses…',
};
