export const orderStatusLabels = {
  completed: 'selesai',
  pending: 'menunggu',
  failed: 'gagal',
  cancelled: 'dibatalkan',
  refunded: 'dikembalikan',
  processing: 'diproses',
};
