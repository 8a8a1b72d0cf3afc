import type { certificateCopy as id } from '../id/certificate.ts';

/** Texts of the page where anybody can look a certificate up. */
export const certificateCopy: typeof id = {
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
};
