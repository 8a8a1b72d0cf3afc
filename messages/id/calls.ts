/** Calls that got no message from the server. */
export const callsCopy = {
  failed: 'Terjadi kesalahan di sisi kami. Silakan coba lagi.',
  lost: (reason: string) => `Sambungan terputus: ${reason}`,
  noConnection: 'tidak ada koneksi',
};
