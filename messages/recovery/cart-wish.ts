import { inLanguage } from '#shared/language/language.ts';

/** The wish to be reminded of a left cart, as the settings ask for it; the log of consents keeps label and hint. */
export const cartWishCopy = inLanguage({
  id: {
    label: 'Keranjang yang tertinggal',
    hint: 'Satu email bila keranjang ditinggal tanpa dibayar. Hanya bila Anda mau; setiap email dapat menghentikannya.',
    choose: 'Pilih apakah kami mengingatkan Anda bila keranjang ini tertinggal',
  },
  en: {
    label: 'A cart you left',
    hint: 'One email when a cart is left unpaid. Only if you want it; every email lets you stop them.',
    choose: 'Choose whether we remind you when this cart is left behind',
  },
});
