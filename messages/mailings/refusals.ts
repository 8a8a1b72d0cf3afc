import { inLanguage } from '#shared/language/language.ts';

export const mailingRefusals = inLanguage({
  id: {
    MAIL_LINK_NOT_FOUND: 'Tautan ini tidak berlaku lagi.',
    BROADCAST_NOT_FOUND: 'Siaran ini tidak ada lagi.',
    BROADCAST_CHANGED: 'Siaran ini baru saja diubah orang lain. Isian Anda masih ada di sini.',
    BROADCAST_STARTED: 'Siaran ini sudah mulai dikirim dan tidak dapat diubah lagi.',
    BROADCAST_NOT_RUNNING: 'Siaran ini tidak sedang dikirim.',
    BROADCAST_WITHOUT_READERS:
      'Tidak ada yang menyetujui email seperti ini di sini, jadi tidak ada yang dikirim.',
    BROADCAST_WITHOUT_SEGMENT: 'Pilih segmennya. Yang tadi dipilih mungkin sudah dihapus.',
  },
  en: {
    MAIL_LINK_NOT_FOUND: 'This link is no longer valid.',
    BROADCAST_NOT_FOUND: 'This broadcast is gone.',
    BROADCAST_CHANGED: 'Somebody else just changed this broadcast. What you typed is still here.',
    BROADCAST_STARTED: 'This broadcast has begun to go out and can no longer be changed.',
    BROADCAST_NOT_RUNNING: 'This broadcast is not going out.',
    BROADCAST_WITHOUT_READERS: 'Nobody here agreed to mails like this one, so nothing was sent.',
    BROADCAST_WITHOUT_SEGMENT: 'Choose a segment. The one that was chosen may have been deleted.',
  },
});
