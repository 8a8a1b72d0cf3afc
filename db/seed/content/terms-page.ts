import type { DemoSitePage } from './demo-content.ts';

/** What a buyer agrees to; the refund rule is the one kept with every order (DECISIONS 51). */
export const termsPage: DemoSitePage = {
  name: 'terms',
  title: 'Syarat dan Ketentuan',
  description:
    'Aturan akun, saldo kredit, pembelian, langganan, konsultasi, pengembalian dana, dan audit gratis, dalam bahasa sehari-hari.',
  html: `
    <p>Ketentuan ini berlaku antara Anda dan {brand_name} ketika Anda memakai situs ini, membuat akun, membeli produk, atau memesan layanan. Dengan membuat akun atau membeli, Anda menyetujuinya. Berlaku sejak 1 Juni 2026.</p>

    <h2>Istilah</h2>
    <ul>
      <li><strong>Produk</strong>: template, e-book, kelas, alat, atau berkas lain yang dijual di Marketplace.</li>
      <li><strong>Langganan</strong>: produk yang ditagih setiap periode sampai dihentikan.</li>
      <li><strong>Layanan</strong>: konsultasi, mentorship, dan setup yang dikerjakan oleh orang.</li>
      <li><strong>Saldo</strong>: kredit dalam rupiah di akun Anda.</li>
    </ul>

    <h2>Akun</h2>
    <p>Anda perlu berusia 18 tahun atau lebih, atau bertindak dengan persetujuan orang tua atau wali. Isi data dengan benar dan konfirmasikan email sebelum masuk pertama kali. Satu akun untuk satu orang atau satu usaha.</p>
    <p>Jaga kata sandi Anda. Bila Anda menduga akun dipakai orang lain, ganti kata sandi dan beri tahu kami lewat <a href="/contact">halaman Kontak</a>. Kami dapat menonaktifkan akun yang dipakai untuk penipuan atau melanggar ketentuan ini; bila memungkinkan, kami memberi tahu alasannya dan mendengar penjelasan Anda lebih dulu.</p>

    <h2>Saldo kredit</h2>
    <ul>
      <li>Saldo dinyatakan dalam rupiah penuh dan hanya dipakai untuk membeli produk dan layanan di situs ini.</li>
      <li>Saldo bukan alat pembayaran umum, bukan uang elektronik, bukan simpanan, dan tidak berbunga.</li>
      <li>Saldo bertambah hanya setelah penyedia pembayaran memastikan bahwa uang Anda diterima. Menutup halaman pembayaran atau mengirim bukti transfer tidak menambah saldo.</li>
      <li>Bila jumlah yang diterima berbeda dari yang diminta, saldo bertambah sebesar yang diterima.</li>
      <li>Saldo tidak kedaluwarsa, tidak dapat dipindahkan ke akun lain, dan tidak dapat ditarik tunai.</li>
      <li>Setiap penambahan dan pengurangan tercatat di halaman Billing. Bila ada yang keliru, kami memperbaikinya dengan catatan baru, tanpa menghapus catatan lama.</li>
    </ul>
    <p>Bila Anda menutup akun, sisa saldo yang berasal dari pembayaran Anda dikembalikan ke pembayaran asal bila penyedianya mengizinkan, atau ke rekening atas nama Anda. Saldo dari promosi atau cashback tidak dikembalikan dalam bentuk uang.</p>

    <h2>Harga dan pembelian</h2>
    <p>Harga tampil dalam rupiah. Yang berlaku adalah harga di layar konfirmasi saat Anda menekan tombol beli. Sebelum itu Anda melihat saldo, jumlah, dan sisanya. Pembelian selesai ketika saldo terpotong dan produk muncul di akun Anda; keduanya terjadi bersamaan. Bila salah satunya gagal, tidak ada yang terpotong.</p>
    <p>Satu akun memegang satu produk satu kali. Bila Anda membeli lebih dari satu, atau sudah memilikinya, unit tambahan menjadi kode hadiah sekali pakai yang memberi produk itu kepada akun lain. Produk gratis dapat mensyaratkan profil yang terisi.</p>
    <p>Produk berlabel “segera hadir” belum dapat dibeli. Tanggal dan harganya dapat berubah sampai hari peluncuran.</p>

    <h2>Lisensi produk digital</h2>
    <p>Pembelian memberi Anda hak pakai, tidak mengalihkan hak cipta. Dengan lisensi ini Anda boleh:</p>
    <ul>
      <li>memakai produk untuk usaha Anda sendiri, di semua cabangnya, bersama karyawan Anda;</li>
      <li>mengubah isinya agar sesuai dengan cara kerja Anda;</li>
      <li>mencetak dan menempelnya di tempat kerja.</li>
    </ul>
    <p>Anda tidak boleh menjual kembali, membagikan berkasnya di luar usaha Anda, mengunggahnya untuk umum, atau menjadikannya produk sendiri. Konsultan yang ingin memakainya untuk klien perlu izin tertulis. Hasil yang Anda buat dengan produk itu milik Anda.</p>

    <h2>Langganan</h2>
    <ul>
      <li>Harga dan periode tercantum sebelum Anda mulai, dan harga itu dikunci untuk langganan yang berjalan. Kenaikan kami kabarkan paling lambat satu periode sebelumnya; Anda bebas berhenti.</li>
      <li>Masa percobaan, bila ada, tertulis di halaman produk.</li>
      <li>Perpanjangan dipotong dari saldo, sekali setiap periode. Pengingat dikirim tiga hari sebelumnya.</li>
      <li>Bila saldo tidak cukup, kami mencoba lagi setiap hari selama tiga hari. Setelah itu langganan berakhir dan aksesnya berhenti. Tidak ada denda dan tidak ada utang.</li>
      <li>Anda dapat berhenti kapan saja. Akses tetap ada sampai akhir periode yang sudah dibayar.</li>
    </ul>

    <h2>Konsultasi dan penjadwalan ulang</h2>
    <p>Satu paket konsultasi 1-on-1 berharga Rp 500.000 dan terdiri dari satu pertemuan 90 menit serta satu pertemuan lanjutan dalam 2 minggu. Waktu yang Anda pilih menjadi pasti setelah kami konfirmasi.</p>
    <ul>
      <li>Jadwal dapat dipindah tanpa biaya sampai 24 jam sebelum pertemuan, paling banyak dua kali.</li>
      <li>Bila Anda terlambat, pertemuan tetap selesai pada waktunya. Bila tidak hadir tanpa kabar, pertemuan dianggap terpakai.</li>
      <li>Bila kami yang membatalkan, Anda memilih jadwal baru atau pengembalian dana penuh.</li>
      <li>Konsultasi gratis untuk pengguna dengan profil minimal 80% berlaku satu kali per bulan kalender (WIB) dan tidak dikumpulkan ke bulan berikutnya.</li>
    </ul>

    <h2>Mentorship dan setup</h2>
    <p>Mentorship (mulai Rp 3.000.000 per bulan) dan setup SAAS (mulai Rp 10.000.000, retainer Rp 2.500.000 per bulan) disepakati tertulis: ruang lingkup, jadwal, jumlah cashback, dan cara berhenti. Bila kesepakatan itu berbeda dari halaman ini, kesepakatan tertulis yang berlaku. Data dan alur yang dibuat untuk usaha Anda tetap milik Anda setelah kerja sama berakhir.</p>

    <h2>Pengembalian dana</h2>
    <p>Anda dapat meminta pengembalian dana dalam {refund_days} hari sejak pembelian untuk produk yang belum diunduh dan belum dipakai lebih dari {refund_max_percent}%. Ketentuan ini tampil sebelum Anda membeli dan disimpan bersama pesanan.</p>
    <ol>
      <li>Ajukan permintaan dengan nomor pesanan dan alasannya, lewat akun Anda atau <a href="/contact">halaman Kontak</a>.</li>
      <li>Pilih tujuan: ke saldo, atau ke pembayaran asal bila penyedia pembayarannya mengizinkan.</li>
      <li>Kami memeriksa dan memberi kabar tertulis, termasuk alasan bila ditolak.</li>
      <li>Setelah disetujui, akses ke produk itu berakhir. Pengembalian sebagian dimungkinkan; jumlahnya tidak melebihi yang Anda bayar.</li>
    </ol>
    <p>Kode hadiah yang sudah dipakai dan pertemuan yang sudah berlangsung tidak dikembalikan. Bila produk rusak, tidak sesuai dengan keterangannya, atau terpotong dua kali karena kesalahan kami, batas {refund_days} hari dan {refund_max_percent}% tidak berlaku. Hak Anda menurut Undang-Undang Perlindungan Konsumen tidak dikurangi oleh halaman ini.</p>

    <h2>Audit gratis</h2>
    <p>Tersedia 10 slot audit gratis per bulan kalender (WIB), masing-masing 30 menit. Pendaftar dipilih, dan yang lebih dulu didahulukan. Anda dihubungi lewat WhatsApp dalam 24 jam. Bila slot habis, Anda masuk daftar tunggu bulan berikutnya. Audit berisi saran awal, tidak mewajibkan Anda membeli apa pun, dan tidak mewajibkan kami menerima pekerjaan.</p>

    <h2>Komunitas</h2>
    <p>Di grup WhatsApp, hormati anggota lain, jangan mengirim iklan, dan jangan membagikan data pribadi orang. Pengelola dapat mengeluarkan anggota yang melanggar. Saran antaranggota bukan saran dari kami.</p>

    <h2>Larangan</h2>
    <p>Anda tidak boleh:</p>
    <ul>
      <li>mencoba masuk ke akun atau data orang lain, atau mengganggu jalannya situs;</li>
      <li>mengirim formulir palsu atau membuat banyak akun untuk mendapat penawaran lebih dari sekali;</li>
      <li>memakai produk untuk penipuan, spam, atau pengolahan data pribadi tanpa dasar hukum;</li>
      <li>menyalin isi situs secara massal dengan program.</li>
    </ul>

    <h2>Tanggung jawab</h2>
    <p>Kami menyusun produk dan layanan dengan sungguh-sungguh, tetapi hasil di usaha Anda bergantung pada data, orang, dan cara kerja di sana. Angka di situs ini adalah rata-rata atau contoh, tidak menjamin hasil tertentu. Jawaban alat AI dapat keliru; periksa sebelum dipakai, terutama untuk uang, kesehatan, dan hukum.</p>
    <p>Kami mengganti kerugian langsung akibat kesalahan kami, paling banyak sebesar yang Anda bayar untuk produk atau layanan terkait dalam 12 bulan terakhir. Batas ini tidak berlaku untuk kesengajaan, kelalaian berat, dan kerugian yang menurut hukum tidak boleh dibatasi. Kami tidak bertanggung jawab atas gangguan di luar kendali kami, seperti bencana, pemadaman, atau matinya layanan pihak lain, selama kami berupaya wajar mengatasinya.</p>

    <h2>Hukum dan penyelesaian sengketa</h2>
    <p>Ketentuan ini tunduk pada hukum Republik Indonesia. Bila ada perselisihan, mari bicarakan dulu lewat halaman Kontak. Bila dalam 30 hari tidak selesai, Anda dapat menempuh Badan Penyelesaian Sengketa Konsumen atau pengadilan yang berwenang menurut hukum, termasuk di tempat tinggal Anda.</p>

    <h2>Perubahan</h2>
    <p>Perubahan ketentuan kami umumkan di halaman ini dan, bila penting, lewat email paling lambat 14 hari sebelum berlaku. Perubahan tidak berlaku surut: pembelian yang sudah terjadi tetap mengikuti ketentuan pada tanggal pembeliannya. Bila Anda tidak setuju, Anda dapat berhenti dan menutup akun.</p>

    <h2>Kontak</h2>
    <p>Pertanyaan tentang ketentuan ini, pesanan, atau saldo: <a href="/contact">halaman Kontak</a>. Cara kami mengolah data pribadi dijelaskan di <a href="/privacy">Kebijakan Privasi</a>.</p>
  `,
};
