import { CONSULTATION_SLUG, servicePrices } from '#shared/services.ts';
import type { DemoProduct } from './demo-product.ts';

/** The package that /consultation sells; the address is part of that page. */
export const konsultasiAi: DemoProduct = {
  slug: CONSULTATION_SLUG,
  title: '1-on-1 AI Consultation',
  type: 'consultation',
  category: 'Semua bidang',
  price: servicePrices.consultation,
  launched_on: '2026-02-02',
  short_description:
    'Pertemuan 90 menit untuk satu pekerjaan yang menyita waktu, dan satu pertemuan lanjutan dalam 2 minggu.',
  story: [
    'Sembilan puluh menit terlalu singkat untuk membahas semua hal, dan cukup untuk satu hal. Karena itu sesi ini hanya mengambil satu masalah, yang Anda tulis sebelum bertemu.',
    'Dua puluh menit pertama untuk satu hari kerja Anda, empat puluh menit untuk satu masalah dan biayanya, tiga puluh menit untuk rencananya. Rencana itu ditulis dalam dua halaman: langkah, alat, biaya yang harus Anda periksa, dan tanda kapan harus berhenti.',
    'Dalam 2 minggu kita bertemu sekali lagi: melihat apa yang jalan, dan memperbaiki yang tidak. Bila masalahnya ternyata tidak memerlukan AI, itu juga yang akan tertulis.',
  ],
  fits: [
    'Anda tahu pekerjaan mana yang ingin diperbaiki.',
    'Anda ingin pendapat sebelum membeli alat atau jasa.',
  ],
  does_not_fit: ['Anda memerlukan orang untuk mengerjakannya; lihat Pendampingan bulanan.'],
  features: [
    ['Pertemuan daring 90 menit', 'video'],
    ['Pertemuan lanjutan dalam 2 minggu', 'video'],
    ['Rencana tertulis dua halaman', 'case-study'],
    ['Lembar persiapan sebelum sesi', 'tools'],
  ],
  tags: ['konsultasi', 'rencana', 'otomasi'],
  requirements: ['Lembar persiapan diisi sebelum sesi'],
  benefits: [
    'Satu masalah dibahas sampai selesai.',
    'Keputusan membeli alat didahului hitungan biaya.',
    'Rencananya bisa dikerjakan oleh tim Anda sendiri.',
  ],
  voices: [
    ['Kami batal membeli aplikasi, cukup merapikan alur yang ada.', 'Pemilik binatu kiloan'],
    ['Dua halamannya masih kami pakai sebagai daftar kerja.', 'Direktur perusahaan ekspedisi'],
  ],
  questions: [
    ['Kapan sesinya?', 'Setelah membeli, pilih waktu lewat WhatsApp. Jadwal memakai jam kerja WIB.'],
    ['Boleh membawa rekan?', 'Boleh, paling banyak tiga orang dari usaha yang sama.'],
    ['Bisakah membeli lagi?', 'Bisa, setelah pertemuan yang sekarang selesai.'],
  ],
  guide: {
    title: 'Lembar persiapan',
    content: [
      [
        'Pekerjaan apa, dikerjakan siapa, berapa kali seminggu?',
        'Apa bahan tertulisnya? Lampirkan satu contoh tanpa data pelanggan.',
        'Apa yang sudah dicoba, dan mengapa berhenti?',
        'Apa yang tidak boleh berubah?',
        'Bila berhasil, apa yang Anda lihat sebulan lagi?',
      ],
      'Kirim lembar ini sehari sebelum sesi. Tanpa lembar, setengah jam pertama dipakai untuk mengisinya.',
    ],
  },
  closing: 'Tulis satu masalah. Kita mulai dari sana.',
};

export const agenPengingatPiutang: DemoProduct = {
  slug: 'agen-pengingat-piutang',
  title: 'Agen pengingat piutang',
  type: 'ai_agent',
  category: 'Keuangan',
  price: 2_450_000,
  launched_on: '2026-09-28',
  short_description:
    'Membaca daftar piutang, menulis pengingat yang sopan, dan menunggu persetujuan Anda sebelum mengirim.',
  story: [
    'Menagih pelanggan lama terasa tidak enak, sehingga ditunda. Yang ditunda menjadi besar, lalu semakin tidak enak.',
    'Agen ini membaca daftar piutang dari lembar kerja Anda setiap pagi, memilih yang mendekati atau melewati jatuh tempo, dan menulis pengingat sesuai riwayatnya: ramah untuk yang pertama, tegas untuk yang ketiga. Tidak ada pesan yang terkirim tanpa Anda setujui.',
    'Dipasang di akun Anda sendiri. Anda menerima rancangan alur, panduan pemasangan, dan sesi pendampingan untuk menghidupkannya.',
    'Balasan pelanggan seperti janji bayar dicatat kembali ke lembar kerja, sehingga pengingat berikutnya menunggu tanggal yang dijanjikan.',
  ],
  fits: [
    'Anda menjual dengan tempo kepada toko, kantor, atau bengkel langganan.',
    'Piutang sudah tercatat di lembar kerja atau bisa diekspor ke sana.',
  ],
  does_not_fit: ['Anda memerlukan penagihan hukum atau jasa penagih.'],
  features: [
    ['Rancangan alur siap impor', 'tools'],
    ['Panduan pemasangan, 16 langkah', 'book'],
    ['9 naskah pengingat menurut umur piutang', 'case-study'],
    ['Satu sesi pendampingan pemasangan, 90 menit', 'video'],
    ['Akses seumur hidup, termasuk pembaruan', 'lifetime'],
  ],
  tags: ['piutang', 'keuangan', 'agen', 'otomasi'],
  level: 'advanced',
  requirements: [
    'Daftar piutang dengan tanggal jatuh tempo',
    'Akun di alat alur tanpa kode; biayanya dibayar ke penyedia',
    'Nomor WhatsApp Business',
  ],
  benefits: [
    'Pengingat ditulis setiap pagi, bukan saat kas menipis.',
    'Nadanya mengikuti riwayat pelanggan.',
    'Anda tetap yang menekan tombol kirim.',
  ],
  voices: [
    ['Tombol setuju membuat kami berani memakainya.', 'Pemilik distributor bahan bangunan'],
    ['Janji bayar yang tercatat mengurangi salah tagih.', 'Bagian keuangan percetakan'],
  ],
  questions: [
    ['Apakah agen bisa mengirim sendiri?', 'Bawaannya tidak. Setiap pesan menunggu persetujuan Anda.'],
    ['Di mana data piutang disimpan?', 'Di lembar kerja dan akun Anda sendiri.'],
    [
      'Apa yang terjadi bila alatnya mati?',
      'Daftar piutang tetap utuh. Pengingat hari itu tidak dibuat, dan Anda menerima pemberitahuan.',
    ],
  ],
  guide: {
    title: 'Naskah menurut umur piutang',
    content: [
      [
        'Tiga hari sebelum jatuh tempo: "Pak/Bu, sekadar mengingatkan nota [nomor] jatuh tempo [tanggal]. Bila sudah dijadwalkan, abaikan pesan ini. Terima kasih."',
        'Hari jatuh tempo: "Nota [nomor] sebesar [jumlah] jatuh tempo hari ini. Rekening kami tetap sama. Bila ada yang perlu dicocokkan, kabari saja."',
        'Tujuh hari lewat: "Nota [nomor] kami lihat belum tercatat lunas. Boleh kami tahu tanggal pembayarannya?"',
      ],
      'Sebelum menghidupkan, jalankan satu minggu dengan semua pesan dikirim ke nomor Anda sendiri.',
    ],
  },
  closing: 'Mulai dari tiga nota yang paling lama Anda tunda.',
};
