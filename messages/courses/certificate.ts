import { inLanguage } from '#shared/language/language.ts';

export const certificateCopy = inLanguage({
  id: {
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
  },
  en: {
    title: 'Certificate verification',
    valid: 'Valid',
    withdrawn: 'Withdrawn',
    validText: 'We issued this certificate, and it is valid.',
    withdrawnText: 'We issued this certificate, then withdrew it. It is no longer valid.',
    given: 'Awarded to',
    course: 'Course',
    consultant: 'Consultant',
    date: 'Issued on',
    number: 'Number',
    code: 'Code',
    notFound: 'Certificate not found',
    notFoundText:
      'No certificate has this code. Check its sixteen characters, or scan the QR code on the certificate.',
    contact: 'Ask us',
  },
});
