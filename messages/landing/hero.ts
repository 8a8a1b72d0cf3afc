import { inLanguage } from '#shared/language/language.ts';
import { spanInEnglish } from '#shared/time/span-in-english.ts';

/** The figures of the report are an example and say so. */
export const heroCopy = inLanguage({
  id: {
    title: 'Yang berulang, selesai sebelum toko Anda buka.',
    lede: (results: string) =>
      `Balas chat, cocokkan stok, rekap penjualan: saya bantu serahkan kepada AI, satu proses dulu.${results === '' ? '' : ` Terasa dalam ${results}.`}`,
    booking: { label: 'Booking Konsultasi', to: '#services' },
    audit: 'Dapatkan Free Audit',
    report: {
      label: 'Contoh laporan pagi',
      title: 'Laporan pagi',
      time: 'Contoh · 05.42',
      ask: '5 hal perlu Anda.',
      open: [
        { label: 'Chat menunggu jawaban Anda', value: '2' },
        { label: 'Barang hampir habis', value: '3' },
      ],
      rest: 'Sisanya sudah selesai semalam.',
      done: [
        { label: 'Chat terjawab', value: '145 dari 147' },
        { label: 'Penjualan kemarin', value: 'Rp 8.460.000' },
      ],
    },
  },
  en: {
    title: 'The routine work, done before you open.',
    lede: (results) =>
      `Answering chats, matching stock, totalling sales: I help you hand it over to AI, one process at a time.${results === '' ? '' : ` You feel it within ${spanInEnglish(results)}.`}`,
    booking: { label: 'Book a consultation', to: '#services' },
    audit: 'Get a free audit',
    report: {
      label: 'Example morning report',
      title: 'Morning report',
      time: 'Example · 05:42',
      ask: '5 things need you.',
      open: [
        { label: 'Chats waiting for your answer', value: '2' },
        { label: 'Items running low', value: '3' },
      ],
      rest: 'The rest was done overnight.',
      done: [
        { label: 'Chats answered', value: '145 of 147' },
        { label: 'Sales yesterday', value: 'Rp 8.460.000' },
      ],
    },
  },
});
