import type { DemoPost } from '../demo-content.ts';

export const rekapHarianDariChatWhatsapp: DemoPost = {
  slug: 'rekap-harian-dari-chat-whatsapp',
  title: 'Rekap harian dari chat WhatsApp, terkirim pukul 21.00',
  excerpt:
    'Pesanan datang sebagai obrolan, lalu disalin ke Excel menjelang tengah malam. Susun obrolannya sedikit, dan rekapnya bisa jadi sebelum Anda pulang.',
  category: 'Otomasi',
  tags: ['whatsapp', 'rekap', 'pesanan', 'lembar kerja'],
  published_on: '2026-08-25',
  html: `
    <p>“Kak mau yang cokelat 2 sm keju 1 ya, ambil bsk siang, tf skrg.” Bagi Anda ini pesanan yang jelas. Bagi Excel ini belum apa-apa. Di antara keduanya ada seseorang yang menyalin, menghitung, dan menebak apakah “tf skrg” berarti sudah dibayar. Setiap malam, 23 kali.</p>
    <p>Pekerjaan menyalin ini termasuk yang paling layak diserahkan. Tetapi melempar seluruh obrolan ke mesin dan berharap tidak akan berhasil. Obrolannya disusun sedikit, supaya mesin dan manusia membaca hal yang sama.</p>

    <h2>Satu pesan yang menjadi pegangan</h2>
    <p>Obrolan boleh berputar-putar. Yang penting diakhiri satu pesan ringkasan dari toko, dengan bentuk yang tetap, dan pelanggan menjawab “ok”. Hanya pesan itulah yang dihitung.</p>
    <blockquote>
      <p>PESANAN 0825-14</p>
      <p>Cokelat × 2 = Rp 90.000</p>
      <p>Keju × 1 = Rp 48.000</p>
      <p>Ambil: Rabu 26 Agu, 12.00–14.00</p>
      <p>Jumlah: Rp 138.000, belum dibayar</p>
      <p>Balas “ok” bila sudah benar.</p>
    </blockquote>
    <p>Bentuk ini menyelesaikan tiga masalah sekaligus. Pelanggan melihat salah paham sebelum kuenya dibuat. Karyawan baru tahu mana pesanan dan mana obrolan. Mesin tidak perlu menebak dari kalimat yang setengah bercanda.</p>

    <p>Simpan kerangkanya sebagai balasan cepat di WhatsApp Business, misalnya dengan pintasan /pesan. Mengisinya memakan waktu 20 sampai 30 detik. Itu memang pekerjaan tambahan di siang hari, tetapi dikerjakan satu kali, di depan pelanggan, ketika semua orang masih ingat apa yang dibicarakan.</p>

    <h2>Enam kolom, tidak lebih</h2>
    <p>Lembar rekap yang baik bisa dibaca di ponsel sambil berdiri. Enam kolom cukup untuk sebagian besar toko:</p>
    <ol>
      <li>Nomor pesanan, dari tanggal dan urutan.</li>
      <li>Isi pesanan dalam satu baris.</li>
      <li>Jumlah rupiah.</li>
      <li>Ambil atau kirim, beserta jamnya.</li>
      <li>Pembayaran: lunas, uang muka, atau belum.</li>
      <li>Catatan, hanya bila ada yang tidak biasa.</li>
    </ol>
    <p>Nama dan nomor pelanggan tidak perlu masuk ke lembar yang dibagikan kepada semua karyawan. Nomor pesanan cukup untuk mencarinya kembali di WhatsApp.</p>

    <h2>Perintah yang dipakai setiap malam</h2>
    <p>Pada awalnya tidak perlu sambungan apa pun. Salin pesan-pesan yang diawali kata PESANAN dan dijawab “ok”, tempel ke asisten AI yang Anda pakai, dan berikan perintah ini:</p>
    <blockquote>
      <p>Ubah pesan berikut menjadi tabel enam kolom: nomor, isi, jumlah, ambil atau kirim, pembayaran, catatan. Salin angka apa adanya, jangan menghitung ulang. Bila sebuah bagian tidak ada, tulis TANYA. Setelah tabel, tulis banyaknya pesanan dan daftar nomor yang berisi TANYA.</p>
    </blockquote>
    <p>Dua kalimat di tengah adalah yang terpenting. “Jangan menghitung ulang” mencegah angka yang tampak rapi tetapi tidak pernah disetujui pelanggan. “Tulis TANYA” mencegah mesin mengarang jam ambil. Jumlahkan rupiahnya dengan rumus di lembar kerja.</p>

    <h2>Contoh rekap pukul 21.00</h2>
    <table>
      <thead><tr><th>Baris</th><th>Pesanan</th><th>Jumlah</th></tr></thead>
      <tbody>
        <tr><td>Lunas</td><td>17</td><td>Rp 3.020.000</td></tr>
        <tr><td>Belum dibayar</td><td>6</td><td>Rp 1.165.000</td></tr>
        <tr><td><strong>Seluruhnya</strong></td><td><strong>23</strong></td><td><strong>Rp 4.185.000</strong></td></tr>
        <tr><td>Dibatalkan, tidak dihitung</td><td>2</td><td>Rp 210.000</td></tr>
        <tr><td>Perlu ditanya</td><td>1</td><td>0825-19, jam ambil</td></tr>
      </tbody>
    </table>
    <p>Lima baris, lalu selesai. Rinciannya ada bila ingin dilihat. Yang Anda perlukan pukul 21.00 hanyalah: berapa, mana yang belum dibayar, dan apa yang harus ditanyakan sebelum dapur mulai pukul 05.00.</p>

    <h2>Cocokkan dengan uang, setiap hari</h2>
    <p>Rekap yang tidak dicocokkan dengan mutasi rekening hanyalah cerita. Bandingkan satu angka: jumlah yang lunas menurut rekap dan jumlah yang masuk hari itu, tunai dan transfer. Bila selisihnya nol, tutup hari. Bila tidak, cari dengan urutan ini:</p>
    <ul>
      <li>Transfer kemarin malam yang masuk hari ini.</li>
      <li>Uang muka yang dicatat lunas.</li>
      <li>Pesanan yang diubah setelah “ok” tanpa ringkasan baru.</li>
      <li>Pembeli yang mentransfer dua pesanan sekaligus.</li>
    </ul>
    <p>Kebanyakan selisih selesai di baris ketiga. Karena itu satu aturan perlu dijaga oleh semua orang: setiap perubahan, sekecil apa pun, menghasilkan ringkasan baru dengan nomor yang sama dan kata “ganti” di depannya.</p>

    <h2>Kapan disambungkan menjadi otomatis</h2>
    <p>Jalankan dengan tangan selama dua minggu. Setelah itu Anda tahu tiga hal: bentuk pesan yang cocok, berapa banyak yang berisi TANYA, dan siapa yang memeriksa. Bila yang berisi TANYA kurang dari satu dari dua puluh, sambungan otomatis masuk akal: pesan bertanda PESANAN masuk sendiri ke lembar kerja, dan rekap terkirim pada jam yang tetap.</p>
    <h3>Dua hal yang tetap manual</h3>
    <p>Pertama, menandai lunas. Hanya orang yang melihat mutasi boleh mengubahnya, karena bukti transfer berupa gambar mudah disunting. Kedua, membatalkan. Pembatalan selalu disertai alasan satu kalimat, sebab dari situlah Anda tahu apakah masalahnya stok, ongkir, atau balasan yang terlambat.</p>

    <p>Tetapkan juga siapa yang menerima rekap. Pemilik membaca lima barisnya, dapur membaca isi dan jam ambil, kasir membaca yang belum dibayar. Satu lembar yang sama, tiga cara menyaring.</p>

    <h2>Mulai malam ini</h2>
    <p>Tulis bentuk pesan PESANAN untuk toko Anda, simpan sebagai balasan cepat, dan pakai untuk semua pesanan besok. Jangan mengubah yang lain dulu. Pukul 21.00, hitung berapa lama merekapnya.</p>
    <p>Bila Anda lebih suka lembar kerja yang sudah jadi, lihat produk rekap di <a href="/marketplace">Marketplace</a>. Pemasangannya dijelaskan langkah demi langkah.</p>
  `,
};
