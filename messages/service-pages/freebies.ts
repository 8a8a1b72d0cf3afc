import { inLanguage } from '#shared/language/language.ts';

export const freebiesCopy = inLanguage({
  id: {
    meta: {
      title: 'Freebies dan komunitas',
      description:
        'Alat kerja gratis untuk pemilik usaha, terbuka begitu diambil, serta grup WhatsApp untuk menanyakan sisanya.',
    },
    hero: {
      title: 'Ambil alatnya gratis. Tanyakan sisanya di grup.',
      lede: 'Alat kerja yang bisa dicoba malam ini, dan sesama pemilik usaha untuk bertanya bila macet. Cukup punya akun, tidak perlu mengisi saldo.',
      shelf: 'Lihat alatnya',
      community: 'Kenali komunitasnya',
    },
    poster: {
      label: 'Syarat mengambil freebies',
      title: 'Silakan sobek satu',
      unit: 'dan tetap nol sesudahnya',
      rows: [
        { label: 'Yang diperlukan', value: 'Akun saja' },
        { label: 'Kartu atau saldo', value: 'Tidak diminta' },
        { label: 'Terbuka di', value: 'Pembelian Anda' },
      ],
    },
    shelf: {
      title: 'Yang bisa diambil hari ini',
      count: (total: number) => `${total} alat`,
      more: (count: number) => `+${count} fitur lagi`,
      note: 'Terbuka langsung setelah diambil',
      open: 'Buka di Pembelian Anda',
    },
    claim: {
      idle: 'Ambil sekarang',
      busy: 'Mengambil…',
      done: 'Sudah diambil',
      comingSoon: 'Segera hadir',
      outOfStock: 'Stok Habis',
    },
    toasts: {
      claimed: { title: 'Berhasil diambil!' },
      already: { title: 'Sudah pernah diambil' },
      failed: { title: 'Belum terambil', text: 'Freebie belum dapat diambil. Silakan coba lagi.' },
      list: { title: 'Terjadi kesalahan', text: 'Freebies belum dapat dimuat. Silakan coba lagi nanti.' },
    },
    failed: {
      title: 'Daftar freebies belum dapat dimuat',
      hint: 'Yang sudah Anda ambil tetap ada di Pembelian Anda. Coba sekali lagi sebentar lagi.',
    },
    empty: {
      title: 'Belum ada freebie saat ini',
      hint: 'Yang berikutnya diumumkan lebih dulu di grup komunitas. Sementara itu, sebagian isi marketplace juga gratis.',
      action: 'Buka Marketplace',
    },
    next: {
      text: 'Sudah dicoba, tetapi tidak tahu harus mulai dari pekerjaan yang mana?',
      action: 'Ajukan audit gratis',
    },
  },
  en: {
    meta: {
      title: 'Freebies and community',
      description:
        'What business owners can take for free and use at once, and a WhatsApp group to ask about the rest.',
    },
    hero: {
      title: 'Start for free. Ask the group about the rest.',
      lede: 'Something to try tonight, and fellow owners to ask when you are stuck. An account is enough, no top-up needed.',
      shelf: 'See what is free',
      community: 'Meet the community',
    },
    poster: {
      label: 'What a freebie takes',
      title: 'Tear one off',
      unit: 'and still nothing afterwards',
      rows: [
        { label: 'What you need', value: 'An account' },
        { label: 'Card or balance', value: 'Not asked for' },
        { label: 'Opens in', value: 'Your purchases' },
      ],
    },
    shelf: {
      title: 'What you can take today',
      count: (total) => (total === 1 ? '1 tool' : `${total} tools`),
      more: (count) => `+${count} more features`,
      note: 'Opens as soon as you claim it',
      open: 'Open in your purchases',
    },
    claim: {
      idle: 'Claim Now',
      busy: 'Claiming...',
      done: 'Claimed',
      comingSoon: 'Coming Soon',
      outOfStock: 'Out of stock',
    },
    toasts: {
      claimed: { title: 'Successfully Claimed!' },
      already: { title: 'Already Claimed' },
      failed: { title: 'Failed to Claim', text: 'Failed to claim freebie. Please try again.' },
      list: { title: 'Error', text: 'Failed to load freebies. Please try again later.' },
    },
    failed: {
      title: 'The freebies could not be loaded',
      hint: 'What you have claimed is still in your purchases. Try again in a moment.',
    },
    empty: {
      title: 'No freebies at the moment',
      hint: 'The next ones are announced in the community group first. Until then, some of the marketplace is free as well.',
      action: 'Open the Marketplace',
    },
    next: {
      text: 'Tried it, but not sure which task to start with?',
      action: 'Apply for a free audit',
    },
  },
});

export const communityCopy = inLanguage({
  id: {
    title: 'Bertanya kepada yang pernah mengalaminya',
    lede: 'Grup WhatsApp pemilik toko, klinik, restoran, dan pabrik. Tulis seperti bercerita, dijawab oleh yang sudah mencoba.',
    facts: {
      members: 'anggota',
      support: 'diskusi terbuka',
      weekly: { figure: '1 materi', text: 'baru setiap minggu' },
    },
    benefitsTitle: 'Yang Anda dapat di dalam grup',
    benefits: [
      {
        title: 'Jawaban dari sesama pemilik',
        text: 'Bukan teori. Yang menjawab pernah memasangnya di usahanya sendiri, dan menceritakan hasilnya.',
      },
      {
        title: 'Satu materi baru setiap minggu',
        text: 'Prompt, lembar kerja, atau contoh percakapan yang bisa dipakai besok pagi.',
      },
      {
        title: 'Prompt Anda dibaca orang lain',
        text: 'Tempel prompt beserta hasilnya. Anda mendapat saran kalimat mana yang perlu diubah.',
      },
      {
        title: 'Cerita yang gagal, juga dibagikan',
        text: 'Alat yang tidak jadi dipakai dan alasannya, supaya Anda tidak membayar pelajaran yang sama.',
      },
      {
        title: 'Kabar alat tanpa jargon',
        text: 'Apa yang berubah, apa gunanya untuk usaha kecil, dan apakah Anda perlu peduli sekarang.',
      },
      {
        title: 'Teman satu bidang',
        text: 'Dari toko bangunan sampai klinik gigi: temukan orang yang mengulang pekerjaan yang sama.',
      },
    ],
    join: 'Gabung komunitas',
    enter: 'Buka grup WhatsApp',
    note: 'Gratis. Isi nama, email, WhatsApp, dan nama usaha satu kali, lalu tautan grup terbuka di sini.',
    member: 'Anda sudah menjadi anggota. Grup terbuka di tab baru.',
    noLink: 'Anda sudah menjadi anggota. Tautan grup sedang diperbarui, silakan kembali lagi nanti.',
  },
  en: {
    title: 'Ask people who have been there',
    lede: 'A WhatsApp group for owners of shops, clinics, restaurants and factories. Write it the way you would say it, and get answers from people who have tried.',
    facts: {
      members: 'members',
      support: 'open discussion',
      weekly: { figure: '1 lesson', text: 'new every week' },
    },
    benefitsTitle: 'What you get in the group',
    benefits: [
      {
        title: 'Answers from fellow owners',
        text: 'No theory. The people who answer have done it in their own business and tell you how it went.',
      },
      {
        title: 'Something new every week',
        text: 'A prompt, a worksheet or a sample chat you can use tomorrow morning.',
      },
      {
        title: 'Others read your prompt',
        text: 'Post a prompt and its result, and hear which sentences to change.',
      },
      {
        title: 'Failures are shared too',
        text: 'Tools people gave up on and why, so you do not pay for the same lesson.',
      },
      {
        title: 'News about tools, without jargon',
        text: 'What changed, what it does for a small business, and whether you need to care now.',
      },
      {
        title: 'People in your trade',
        text: 'From hardware shops to dental clinics: find people who repeat the same work.',
      },
    ],
    join: 'Join Community',
    enter: 'Open the WhatsApp group',
    note: 'Free. Enter your name, email, WhatsApp and business name once, and the group link opens here.',
    member: 'You are a member. The group opens in a new tab.',
    noLink: 'You are a member. The group link is being updated; please come back later.',
  },
});
