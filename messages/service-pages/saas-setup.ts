import { inLanguage } from '#shared/language/language.ts';
import { formatRupiah } from '#shared/money/money.ts';
import { firstMonthTotal, saasPackage } from '#shared/shop/saas-package.ts';

const setup = formatRupiah(saasPackage.setup);

const retainer = formatRupiah(saasPackage.retainer);

const cashback = formatRupiah(saasPackage.cashback);

const total = formatRupiah(firstMonthTotal(saasPackage));

export const saasSetupCopy = inLanguage({
  id: {
    meta: {
      title: 'Paket Setup SaaS',
      description: `Satu proses harian dipasang, diuji, dan dirawat untuk usaha Anda. Setup mulai ${setup}, retainer ${retainer} per bulan, total awal ${total}.`,
    },
    hero: {
      title: 'Sistem dipasang, diuji, dan dirawat untuk Anda',
      lede: 'Satu pekerjaan yang diulang setiap hari, diserahkan kepada sistem di alat yang sudah Anda pakai: WhatsApp, lembar kerja, aplikasi kasir. Tim Anda memeriksa, sistem mengerjakan.',
      action: 'Lanjutkan lewat WhatsApp',
      plan: 'Lihat jadwal kerjanya',
      payNote: (rest: string) =>
        `Sudah sepakat? Bayar setup di sini; bulan pertama, ${rest} sesudah cashback, menyusul lewat faktur.`,
      pay: (amount: string) => `Bayar ${amount}`,
      note: 'Lewat WhatsApp belum ada yang dibayar. Harga pasti tertulis sebelum Anda menyetujui apa pun.',
    },
    paid: {
      stamp: { state: 'Lunas', money: 'setup sudah dibayar' },
      text: 'Pembayaran setup Anda sudah kami terima. Hari pertama ditentukan lewat WhatsApp.',
      open: 'Lihat yang disiapkan',
    },
    nota: {
      label: 'Nota Paket Setup SaaS',
      title: 'Paket Setup SaaS',
      note: 'Perkiraan awal',
      setup: { label: 'Setup, sekali bayar', before: 'mulai dari' },
      retainer: { label: 'Retainer bulan pertama', after: '/ bulan' },
      cashback: 'Cashback bulan pertama',
      total: 'Total setup dan bulan pertama',
      after: 'Bulan kedua dan seterusnya, tetap',
      foot: 'Setup dapat lebih tinggi bila prosesnya lebih dari satu. Angkanya ditulis lebih dulu.',
      stamp: { state: 'Diteruskan', money: 'belum dibayar' },
    },
    included: {
      title: 'Dua bagian: dipasang sekali, dirawat setiap bulan',
      parts: [
        {
          name: 'Setup',
          price: `mulai ${setup}, sekali`,
          items: [
            {
              name: 'Setengah hari di tempat Anda',
              text: 'Saya mencatat langkah, alat, dan orangnya, lalu memilih satu proses bersama Anda.',
            },
            {
              name: 'Sistem pada alat yang sudah ada',
              text: 'WhatsApp, lembar kerja, atau aplikasi kasir. Bila perlu alat tambahan, biayanya ditulis lebih dulu.',
            },
            {
              name: 'Uji dengan data Anda',
              text: 'Dijalankan berdampingan dengan cara lama sampai hasilnya cocok.',
            },
            { name: 'Pelatihan bagi pemakainya', text: 'Di tempat kerja, memakai pekerjaan hari itu.' },
            {
              name: 'Panduan satu halaman',
              text: 'Apa yang diperiksa setiap pagi, dan apa yang dilakukan bila sistem berhenti.',
            },
          ],
        },
        {
          name: 'Retainer',
          price: `${retainer} per bulan`,
          items: [
            {
              name: 'Perbaikan bila macet',
              text: 'Anda menulis lewat WhatsApp, saya mengerjakannya pada jam kerja.',
            },
            {
              name: 'Penyesuaian saat usaha berubah',
              text: 'Harga, menu, dokter, atau cabang baru: aturannya ikut diperbarui.',
            },
            {
              name: 'Satu pertemuan setiap bulan',
              text: 'Membaca catatan, menghitung waktu yang kembali, memutuskan langkah berikutnya.',
            },
            {
              name: 'Akun dan data atas nama Anda',
              text: 'Sejak hari pertama, juga setelah kerja sama selesai.',
            },
          ],
        },
      ],
    },
    weeks: {
      title: 'Minggu demi minggu',
      lede: 'Sistem mulai bekerja sebelum minggu keempat. Yang diminta dari Anda tertulis di setiap langkah.',
      columns: ['Minggu 1', 'Minggu 2', 'Minggu 3', 'Minggu 4', 'Bulanan'],
      yours: 'Dari Anda',
      steps: {
        record: {
          when: 'Minggu 1',
          title: 'Duduk dan mencatat',
          text: 'Saya mengikuti satu hari kerja, menghitung yang diulang, dan menyepakati satu proses.',
          yours: 'satu orang yang paham prosesnya, setengah hari.',
        },
        install: {
          when: 'Minggu 2',
          title: 'Memasang satu proses',
          text: 'Sistem disusun di akun Anda, dengan contoh dan aturan dari usaha Anda sendiri.',
          yours: 'akses ke alatnya, dan contoh chat, nota, atau jadwal.',
        },
        test: {
          when: 'Minggu 2 dan 3',
          title: 'Menguji berdampingan',
          text: 'Cara lama dan sistem berjalan bersama. Setiap selisih dicatat, lalu diperbaiki.',
          yours: 'pemeriksaan 15 menit setiap hari oleh pemakainya.',
        },
        handOver: {
          when: 'Minggu 4',
          title: 'Menyerahkan dan menghitung lagi',
          text: 'Tim Anda menjalankan sendiri. Kita bandingkan waktunya dengan catatan minggu pertama.',
          yours: 'keputusan: diteruskan, diubah, atau dihentikan.',
        },
        maintain: {
          when: 'Setiap bulan',
          title: 'Merawat',
          text: 'Diperbaiki bila macet, disesuaikan bila usaha berubah, dilihat bersama sekali sebulan.',
          yours: 'kabar bila ada yang berubah.',
        },
      },
    },
    fit: {
      yes: {
        title: 'Cocok bila',
        items: [
          'Satu pekerjaan diulang setiap hari, dan Anda bisa menunjukkan caranya.',
          'Ada satu orang di tim yang akan memakai dan memeriksa hasilnya.',
          'Bahannya sudah ada: chat, nota, jadwal, atau daftar harga.',
          'Anda ingin mulai dari satu proses dulu.',
        ],
      },
      no: {
        title: 'Belum bila',
        items: [
          'Caranya masih berubah setiap minggu. Rapikan dulu, sistem belakangan.',
          'Tujuannya mengganti karyawan. Sistem ini mengambil pengulangan, bukan orangnya.',
          'Pelanggan tidak tahu datanya dipakai.',
          'Anggaran hanya cukup untuk setup. Mulailah dari template yang Anda jalankan sendiri.',
        ],
      },
      action: 'Lihat template di Marketplace',
    },
    questions: {
      title: 'Sebelum Anda menulis',
      items: [
        {
          question: `Apakah ${setup} sudah harga pasti?`,
          answer:
            'Angka itu untuk satu proses pada alat yang sudah Anda miliki. Bila lebih dari itu, harganya saya tulis sebelum Anda menyetujui apa pun.',
        },
        {
          question: 'Kapan saya membayar?',
          answer:
            'Setelah lingkup kerja disepakati tertulis, Anda menerima tagihan resmi. Sebelum itu tidak ada kewajiban apa pun. Bila tombol bayar ada di nota, setup boleh dibayar lebih dulu.',
        },
        {
          question: `Bagaimana total ${total} dihitung?`,
          answer: `Setup ${setup}, ditambah retainer bulan pertama ${retainer}, dikurangi cashback ${cashback}. Mulai bulan kedua Anda hanya membayar retainer.`,
        },
        {
          question: 'Bagaimana bila retainer dihentikan?',
          answer:
            'Sistem, akun, dan panduannya tetap milik Anda. Perbaikan dan penyesuaian setelah itu tidak termasuk lagi.',
        },
        {
          question: 'Siapa yang dapat melihat data usaha saya?',
          answer:
            'Saya bekerja di akun Anda sendiri dan hanya pada data yang diperlukan proses itu. Akses saya dapat Anda cabut kapan saja.',
        },
      ],
    },
    closing: {
      title: 'Ceritakan satu proses. Saya jawab apakah layak dikerjakan.',
      text: 'Bila tidak layak, saya mengatakannya sebelum Anda membayar.',
      figure: 'total awal, setelah cashback',
    },
    forwarded: {
      title: 'Permintaan Anda diteruskan',
      text: 'WhatsApp terbuka di tab lain dengan pesan yang sudah terisi. Tekan kirim di sana supaya sampai kepada saya.',
      open: 'Buka WhatsApp lagi',
      back: 'Kembali ke rincian paket',
      nextTitle: 'Yang terjadi sekarang',
      next: (hours: string) => [
        {
          title: 'Anda mengirim pesannya',
          text: 'Tambahkan nama usaha dan proses yang paling sering diulang.',
        },
        {
          title: 'Saya membalas',
          text: `Pada jam kerja, ${hours === '' ? '' : `${hours}, `}dengan dua atau tiga pertanyaan.`,
        },
        {
          title: 'Lingkup dan harga ditulis',
          text: 'Anda membacanya dulu. Tagihan baru dibuat setelah Anda setuju.',
        },
      ],
    },
    message: (brand: string) =>
      [
        `Halo ${brand}, saya ingin membahas Paket Setup SaaS (setup mulai ${setup}, retainer ${retainer} per bulan, total awal ${total}).`,
        '',
        'Usaha saya:',
        'Pekerjaan yang paling sering diulang:',
      ].join('\n'),
  },
  en: {
    meta: {
      title: 'SaaS setup package',
      description: `One daily process set up, tested and maintained for your business. Setup from ${setup}, retainer ${retainer} a month, ${total} in total to start.`,
    },
    hero: {
      title: 'A system set up, tested and maintained for you',
      lede: 'One task you repeat every day, handed to a system in the tools you already use: WhatsApp, spreadsheets, your till app. Your team checks; the system does the work.',
      action: 'Continue on WhatsApp',
      plan: 'See the schedule',
      payNote: (rest) =>
        `Agreed already? Pay the setup here; the first month, ${rest} after cashback, follows by invoice.`,
      pay: (amount) => `Pay ${amount}`,
      note: 'You pay nothing on WhatsApp. You get the exact price in writing before you agree to anything.',
    },
    paid: {
      stamp: { state: 'Paid', money: 'the setup is paid' },
      text: 'We have received your setup payment. We agree on the first day over WhatsApp.',
      open: 'See what to prepare',
    },
    nota: {
      label: 'Price of the SaaS setup package',
      title: 'SaaS setup package',
      note: 'First estimate',
      setup: { label: 'Setup, paid once', before: 'from' },
      retainer: { label: 'Retainer, first month', after: '/ month' },
      cashback: 'Cashback, first month',
      total: 'Total of setup and first month',
      after: 'From the second month, unchanged',
      foot: 'Setup costs more with more than one process. You get the figure in writing first.',
      stamp: { state: 'Passed on', money: 'not paid yet' },
    },
    included: {
      title: 'Two parts: set up once, maintained every month',
      parts: [
        {
          name: 'Setup',
          price: `from ${setup}, once`,
          items: [
            {
              name: 'Half a day at your place',
              text: 'I note the steps, the tools and the people, then choose one process with you.',
            },
            {
              name: 'A system on the tools you have',
              text: 'WhatsApp, spreadsheets or your till app. If it takes another tool, you get its cost in writing first.',
            },
            { name: 'Tests with your data', text: 'Runs alongside the old way until the results match.' },
            { name: 'Training for the people who use it', text: "On site, with that day's work." },
            {
              name: 'A one-page guide',
              text: 'What to check every morning, and what to do when the system stops.',
            },
          ],
        },
        {
          name: 'Retainer',
          price: `${retainer} a month`,
          items: [
            {
              name: 'Fixes when it gets stuck',
              text: 'You message me on WhatsApp; I fix it during business hours.',
            },
            {
              name: 'Changes when the business changes',
              text: 'New prices, menu, doctor or branch: I update the rules.',
            },
            {
              name: 'One meeting every month',
              text: 'We read the records, count the time saved, and decide what comes next.',
            },
            {
              name: 'Accounts and data in your name',
              text: 'From day one, and after we stop working together.',
            },
          ],
        },
      ],
    },
    weeks: {
      title: 'Week by week',
      lede: 'The system is at work before week four. Each step says what I need from you.',
      columns: ['Week 1', 'Week 2', 'Week 3', 'Week 4', 'Monthly'],
      yours: 'From you',
      steps: {
        record: {
          when: 'Week 1',
          title: 'Sit down and take notes',
          text: 'I follow one working day and count what repeats; then we agree on one process.',
          yours: 'one person who knows the process, half a day.',
        },
        install: {
          when: 'Week 2',
          title: 'Set up one process',
          text: 'I build the system in your accounts, with examples and rules from your own business.',
          yours: 'access to the tools, and examples of chats, receipts or schedules.',
        },
        test: {
          when: 'Weeks 2 and 3',
          title: 'Test side by side',
          text: 'The old way and the system run in parallel. Every difference is noted, then fixed.',
          yours: '15 minutes of checking a day by the people who use it.',
        },
        handOver: {
          when: 'Week 4',
          title: 'Hand over and measure again',
          text: "Your team runs it alone. We compare the time with the first week's records.",
          yours: 'a decision: go on, change it, or stop.',
        },
        maintain: {
          when: 'Every month',
          title: 'Maintain',
          text: 'Fixed when it gets stuck, adjusted when the business changes, reviewed together once a month.',
          yours: 'a message when something changes.',
        },
      },
    },
    fit: {
      yes: {
        title: 'A good fit if',
        items: [
          'You repeat one task every day, and can show how it is done.',
          'One person on the team will use it and check the results.',
          'The material exists: chats, receipts, schedules or price lists.',
          'You want to start with one process.',
        ],
      },
      no: {
        title: 'Not yet if',
        items: [
          'The way you work still changes every week. Tidy that up first; the system comes later.',
          'You want to replace people. This system takes over the repetition and leaves the people.',
          'Your customers do not know their data is being used.',
          'Your budget covers the setup only. Start with a template you run yourself.',
        ],
      },
      action: 'See templates in the Marketplace',
    },
    questions: {
      title: 'Before you write',
      items: [
        {
          question: `Is ${setup} the final price?`,
          answer:
            'It covers one process on tools you already have. If there is more to it, you get the price in writing before you agree to anything.',
        },
        {
          question: 'When do I pay?',
          answer:
            'Once the scope is agreed in writing, you get an official invoice. Before that you owe nothing. If the price list above has a payment button, you can also pay for the setup up front.',
        },
        {
          question: `How is the total of ${total} made up?`,
          answer: `Setup ${setup}, plus the first month's retainer ${retainer}, minus cashback ${cashback}. From the second month you pay the retainer only.`,
        },
        {
          question: 'What if I end the retainer?',
          answer:
            'The system, the accounts and the guide stay yours. Fixes and changes are no longer included after that.',
        },
        {
          question: 'Who can see my business data?',
          answer:
            'I work in your own accounts, with only the data the process needs. You can withdraw my access at any time.',
        },
      ],
    },
    closing: {
      title: 'Tell me about one process. I will tell you whether it is worth doing.',
      text: 'If it is not, I say so before you pay.',
      figure: 'to start, after cashback',
    },
    forwarded: {
      title: 'Your request is on its way',
      text: 'WhatsApp has opened in another tab with your message written. Press send there so that it reaches me.',
      open: 'Open WhatsApp again',
      back: 'Back to the package',
      nextTitle: 'What happens now',
      next: (hours) => [
        {
          title: 'You send the message',
          text: 'Add the name of your business and the process you repeat most.',
        },
        {
          title: 'I reply',
          text: `In business hours, ${hours === '' ? '' : `${hours}, `}with two or three questions.`,
        },
        {
          title: 'You get scope and price in writing',
          text: 'Read them first. There is no invoice until you agree.',
        },
      ],
    },
    message: (brand) =>
      [
        `Hello ${brand}, I would like to discuss the SaaS setup package (setup from ${setup}, retainer ${retainer} a month, first total ${total}).`,
        '',
        'My business:',
        'The task we repeat most:',
      ].join('\n'),
  },
});
