import { inLanguage } from '#shared/language/language.ts';

/** The minutes are an example. */
export const dayCopy = inLanguage({
  id: {
    title: 'Satu hari biasa, dihitung dalam menit',
    lede: 'Pekerjaan kecil yang sama datang setiap hari, dan selalu jatuh ke meja pemilik.',
    columns: ['Pukul', 'Hari ini', 'Waktu terpakai', 'Setelah sistemnya berjalan'],
    minutes: (minutes: number) => `${minutes} menit`,
    hours: [
      {
        time: '06.40',
        now: 'Stok dihitung ulang. Catatan kemarin tidak cocok dengan rak.',
        minutes: 35,
        later: 'Stok terpotong dari setiap nota. Anda hanya melihat selisihnya.',
      },
      {
        time: '10.15',
        now: 'Harga yang sama ditanyakan untuk keempat belas kalinya.',
        minutes: 70,
        later: 'Dijawab dalam 20 detik, dari daftar harga Anda sendiri.',
      },
      {
        time: '13.50',
        now: 'Pesanan WhatsApp disalin satu per satu ke Excel.',
        minutes: 55,
        later: 'Pesanan tercatat begitu pelanggan menulis “ok”.',
      },
      {
        time: '19.05',
        now: 'Empat chat belum dibalas. Dua sudah membeli di tempat lain.',
        minutes: 40,
        later: 'Hanya yang mendesak diteruskan kepada Anda.',
      },
      {
        time: '22.45',
        now: 'Rekap penjualan baru mulai dikerjakan.',
        minutes: 50,
        later: 'Rekap terkirim pukul 21.00. Anda sudah di rumah.',
      },
    ],
  },
  en: {
    title: 'An ordinary day, counted in minutes',
    lede: "The same small jobs come back every day, and they always land on the owner's desk.",
    columns: ['Time', 'Today', 'Time spent', 'Once the system runs'],
    minutes: (minutes) => `${minutes} minutes`,
    hours: [
      {
        time: '06:40',
        now: "Recounting the stock. Yesterday's notes do not match the shelf.",
        minutes: 35,
        later: 'Every receipt updates the count. You only check the differences.',
      },
      {
        time: '10:15',
        now: 'Someone asks for the same price, for the fourteenth time.',
        minutes: 70,
        later: 'Answered in 20 seconds, straight from your price list.',
      },
      {
        time: '13:50',
        now: 'Copying WhatsApp orders into Excel, one by one.',
        minutes: 55,
        later: 'The order is logged as soon as the customer types “ok”.',
      },
      {
        time: '19:05',
        now: 'Four chats still unanswered. Two people bought elsewhere.',
        minutes: 40,
        later: 'Only the urgent ones reach you.',
      },
      {
        time: '22:45',
        now: 'Only now do you start on the sales summary.',
        minutes: 50,
        later: 'It went out at 21:00. You are already home.',
      },
    ],
  },
});

export const afterCopy = inLanguage({
  id: {
    figure: '4 jam 10 menit',
    note: 'hilang dalam contoh hari itu, tanpa membutuhkan keputusan Anda. Ini gantinya.',
    benefits: [
      {
        title: 'Pagi dimulai dengan laporan',
        text: 'Penjualan, chat, dan stok semalam sudah dirangkum dalam lima baris.',
      },
      {
        title: 'Pelanggan dijawab saat bertanya',
        text: 'Yang jawabannya sudah Anda tulis tidak lagi menunggu Anda selesai di dapur.',
      },
      {
        title: 'Selisih ketahuan hari itu juga',
        text: 'Sebelum ada yang lupa barangnya pergi ke mana.',
      },
    ],
  },
  en: {
    figure: '4 hours 10 minutes',
    note: 'lost in that example day to things that never needed you. Here is what you get instead.',
    benefits: [
      {
        title: 'The morning starts with a report',
        text: "Sales, chats and last night's stock, summed up in five lines.",
      },
      {
        title: 'Customers get an answer when they ask',
        text: 'Questions you have answered before no longer wait until you are out of the kitchen.',
      },
      {
        title: 'Differences show up the same day',
        text: 'Before anyone forgets where the goods went.',
      },
    ],
  },
});
