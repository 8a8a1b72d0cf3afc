import type { DemoPost } from '../demo-content.ts';

export const pengingatJadwalKlinik: DemoPost = {
  slug: 'pengingat-jadwal-klinik',
  title: 'Pengingat jadwal klinik: tiga pesan, satu daftar tunggu',
  excerpt:
    'Pasien lupa bukan karena tidak peduli. Kapan pengingat dikirim, apa yang tidak boleh disebut, dan bagaimana kursi yang batal terisi lagi sebelum siang.',
  category: 'Layanan Pelanggan',
  tags: ['klinik', 'jadwal', 'whatsapp', 'daftar tunggu'],
  published_on: '2026-10-06',
  html: `
    <p>Di meja pendaftaran klinik ada pekerjaan yang tidak pernah selesai: menelepon satu per satu untuk mengingatkan jadwal besok. Telepon ketiga tidak diangkat, telepon keempat nadanya sibuk, dan di depan meja sudah berdiri seorang ibu dengan anak demam. Pengingat berhenti di nomor tujuh. Besok, empat kursi kosong.</p>
    <p>Pekerjaan ini cocok diserahkan kepada pesan otomatis karena kalimatnya selalu sama, bahannya sudah ada di buku jadwal, dan hasilnya mudah diperiksa. Namun urutan dan kata-katanya menentukan apakah pasien merasa dibantu atau ditagih.</p>

    <h2>Hitung dulu harga satu kursi kosong</h2>
    <p>Satu kursi kosong bukan hanya pendapatan yang tidak jadi. Dokter tetap dibayar, pendingin ruangan tetap menyala, alat tetap disterilkan. Contoh hitungan untuk klinik dengan 60 jadwal seminggu:</p>
    <table>
      <thead><tr><th>Yang dihitung</th><th>Contoh</th></tr></thead>
      <tbody>
        <tr><td>Jadwal per minggu</td><td>60</td></tr>
        <tr><td>Tidak datang tanpa kabar</td><td>14, atau 23 persen</td></tr>
        <tr><td>Biaya tetap satu slot 40 menit</td><td>Rp 110.000</td></tr>
        <tr><td>Hilang per minggu</td><td>Rp 1.540.000</td></tr>
        <tr><td>Hilang per bulan (4,3 minggu)</td><td>Rp 6.622.000</td></tr>
      </tbody>
    </table>
    <p>Ambil empat minggu terakhir dari buku jadwal Anda dan isi kolom kanan. Pisahkan yang membatalkan lebih dulu dari yang tidak datang tanpa kabar. Yang pertama bisa diisi pasien lain, yang kedua tidak.</p>

    <h2>Tiga pesan, tiga maksud</h2>
    <h3>Tiga hari sebelumnya: memberi pilihan</h3>
    <p>Pada jarak ini orang masih bisa mengatur pekerjaan dan jemputan sekolah. Pesannya menawarkan jalan keluar yang mudah.</p>
    <blockquote><p>Selamat pagi. Anda terjadwal di klinik kami Kamis, 15 Oktober, pukul 16.20. Balas 1 bila bisa datang, 2 bila ingin pindah jadwal.</p></blockquote>
    <h3>Satu hari sebelumnya: memastikan</h3>
    <p>Dikirim pukul 10.00, hanya kepada yang belum menjawab. Yang sudah membalas 1 tidak perlu diganggu lagi.</p>
    <blockquote><p>Jadwal Anda besok pukul 16.20 belum kami pastikan. Mohon balas sebelum pukul 17.00 hari ini, supaya waktunya bisa kami siapkan untuk Anda.</p></blockquote>
    <h3>Dua jam sebelumnya: mempermudah</h3>
    <p>Isinya hal praktis: pintu masuk, tempat parkir, kartu yang dibawa. Bukan bertanya lagi.</p>
    <blockquote><p>Sampai jumpa pukul 16.20. Parkir motor di sisi timur. Mohon bawa kartu identitas.</p></blockquote>

    <h2>Yang tidak boleh ada di dalam pesan</h2>
    <p>Pesan WhatsApp muncul di layar terkunci, dan layar itu sering dipegang orang lain. Informasi kesehatan termasuk data pribadi yang bersifat spesifik menurut undang-undang, jadi perlakukan begini:</p>
    <ul>
      <li>Tidak menyebut jenis perawatan, nama penyakit, atau nama dokter spesialis.</li>
      <li>Tidak menyebut nama lengkap dan nomor rekam medis sekaligus.</li>
      <li>Tidak mengirim hasil pemeriksaan, foto, atau tagihan lewat pesan pengingat.</li>
      <li>Selalu ada cara berhenti: “Balas STOP bila tidak ingin diingatkan lewat WhatsApp.”</li>
    </ul>
    <p>Izin menerima pengingat diminta di formulir pendaftaran, dengan kotak yang dicentang sendiri oleh pasien. Satu kalimat cukup.</p>

    <h2>Daftar tunggu yang bekerja</h2>
    <p>Pengingat yang baik akan menambah pembatalan. Itu tujuannya: pembatalan yang datang hari Rabu jauh lebih berharga daripada kursi kosong pada Kamis sore. Yang menentukan adalah apa yang terjadi dalam satu jam berikutnya.</p>
    <ol>
      <li>Saat membuat jadwal, tanyakan: “Kalau ada tempat lebih cepat, bolehkah kami kabari?” Catat hari dan jam yang mungkin.</li>
      <li>Begitu ada yang membatalkan, tawarkan kepada tiga orang pertama yang cocok, berurutan, dengan batas jawab 30 menit untuk masing-masing.</li>
      <li>Yang menjawab dulu mendapat tempat. Dua lainnya menerima kabar bahwa tempatnya sudah terisi.</li>
      <li>Bila ketiganya tidak menjawab, petugas yang memutuskan. Jangan menawarkan kepada tiga puluh orang sekaligus; dua puluh sembilan akan kecewa.</li>
    </ol>

    <h2>Apa yang tetap dikerjakan petugas</h2>
    <p>Balasan yang tidak berbentuk 1 atau 2 harus dibaca orang. “Saya masih nyeri, apakah normal?” bukan pertanyaan jadwal. Alat hanya boleh menjawab bahwa pesan diteruskan kepada petugas, menyebut nomor telepon klinik, dan berhenti. Tidak ada saran, tidak ada penilaian.</p>
    <p>Siapkan satu layar untuk petugas dengan tiga kolom: sudah memastikan, belum menjawab, perlu dibaca. Bila kolom ketiga berisi lebih dari sepuluh pesan pada pukul 11.00, kalimat pengingat Anda kurang jelas. Perbaiki kalimatnya; petugasnya sudah cukup sibuk.</p>

    <h2>Ukur empat minggu</h2>
    <p>Jangan menilai dari minggu pertama; orang selalu lebih rajin saat ada hal baru. Catat setiap Jumat: jadwal, datang, batal dengan kabar, tidak datang tanpa kabar, dan batal yang terisi lagi. Keberhasilan terlihat pada dua baris terakhir. Jumlah batal dengan kabar boleh naik.</p>
    <p>Catat juga menit menelepon per hari. Biasanya waktu inilah yang paling dulu kembali, dan paling terasa oleh pasien yang sedang berdiri di depan meja.</p>

    <h2>Mulai dari satu dokter</h2>
    <p>Pilih satu ruang praktik, jalankan dua minggu, baru tambah yang lain. Kalau bukunya masih dua dan tidak pernah cocok, satukan dulu bukunya. Pengingat yang dikirim dari jadwal yang salah lebih buruk daripada tidak ada pengingat.</p>
    <p>Bila Anda ingin menyusun alur dan naskahnya bersama petugas pendaftaran, pesan <a href="/consultation">konsultasi 1-on-1</a>: 90 menit untuk satu masalah, lalu pertemuan lanjutan dalam 2 minggu untuk memeriksa hasilnya.</p>
  `,
};
