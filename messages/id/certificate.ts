/** Texts of the page where anybody can look a certificate up. */
export const certificateCopy = {
  title: 'Pemeriksaan sertifikat',
  valid: 'Berlaku',
  withdrawn: 'Ditarik',
  validText: 'Sertifikat ini kami terbitkan dan masih berlaku.',
  withdrawnText: 'Sertifikat ini pernah kami terbitkan, lalu ditarik. Ia tidak berlaku lagi.',
  given: 'Diberikan kepada',
  course: 'Kelas',
  consultant: 'Konsultan',
  date: 'Tanggal terbit',
  number: 'Nomor',
  code: 'Kode',
  notFound: 'Sertifikat tidak ditemukan',
  notFoundText:
    'Kode ini tidak cocok dengan sertifikat mana pun. Periksa enam belas hurufnya, atau pindai kode QR di sertifikat.',
  contact: 'Tanyakan kepada kami',
};
