import type { DemoPost } from '../demo-content.ts';

export const dataPelangganUuPdp: DemoPost = {
  slug: 'data-pelanggan-uu-pdp',
  title: 'Data pelanggan dan UU PDP untuk usaha kecil',
  excerpt:
    'Nomor WhatsApp di buku kasir juga data pribadi. Satu peta data, satu kalimat izin, dan empat kebiasaan sebelum Anda memakai AI.',
  category: 'Layanan Pelanggan',
  tags: ['data pribadi', 'uu pdp', 'privasi', 'pelanggan'],
  published_on: '2026-07-14',
  html: `
    <p>Di meja kasir sebuah salon ada buku tulis bergaris: nama, nomor WhatsApp, tanggal lahir, alergi cat rambut. Buku itu dibuka di depan semua pelanggan. Fotonya pernah dikirim ke grup karyawan, dan grup itu masih berisi dua orang yang sudah berhenti bekerja.</p>
    <p>Tidak ada niat buruk di sana. Tetapi Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi berlaku juga untuk buku itu. Undang-undang ini tidak hanya mengatur aplikasi besar. Tulisan ini bukan nasihat hukum; isinya cara merapikan hal yang paling sering terlewat di usaha kecil, dengan bahasa sehari-hari.</p>

    <h2>Apa yang termasuk data pribadi</h2>
    <p>Semua keterangan yang menunjuk kepada seseorang, sendiri atau bila digabung: nama, nomor telepon, alamat kirim, tanggal lahir, foto, riwayat pesanan. Sebagian bersifat spesifik dan perlu dijaga lebih ketat, di antaranya data kesehatan, data biometrik, data anak, dan data keuangan pribadi.</p>
    <p>Jadi, catatan alergi di salon, keluhan di apotek, dan ukuran badan anak untuk seragam sekolah tidak boleh diperlakukan seperti daftar harga.</p>

    <h2>Buat peta data dalam satu sore</h2>
    <p>Ambil kertas, jalan dari pintu depan sampai ruang belakang, dan tulis setiap tempat nama pelanggan muncul. Contoh hasilnya:</p>
    <table>
      <thead><tr><th>Di mana</th><th>Isinya</th><th>Untuk apa</th><th>Disimpan</th></tr></thead>
      <tbody>
        <tr><td>Buku kasir</td><td>Nama, nomor</td><td>Memberi kabar pesanan siap</td><td>3 bulan</td></tr>
        <tr><td>WhatsApp toko</td><td>Obrolan, alamat</td><td>Pesanan dan kirim</td><td>1 tahun</td></tr>
        <tr><td>Nota dan faktur</td><td>Nama, jumlah</td><td>Pembukuan</td><td>10 tahun</td></tr>
        <tr><td>Kartu alergi</td><td>Kesehatan</td><td>Keselamatan</td><td>Selama jadi pelanggan</td></tr>
        <tr><td>Fotokopi KTP</td><td>Semuanya</td><td>Tidak ada yang tahu</td><td>Musnahkan</td></tr>
      </tbody>
    </table>
    <p>Baris terakhir hampir selalu ada. Data yang tidak punya tujuan adalah risiko tanpa manfaat. Cara paling murah menjaganya ialah tidak menyimpannya.</p>

    <h2>Izin yang singkat dan jujur</h2>
    <p>Untuk mengantar pesanan, Anda memerlukan alamat; dasarnya pesanan itu sendiri. Untuk mengirim promo ke nomor yang sama, Anda memerlukan izin tersendiri. Dua tujuan ini tidak boleh digabung dalam satu centang.</p>
    <blockquote><p>Nomor Anda kami pakai untuk memberi kabar pesanan ini. [ ] Saya mau menerima kabar promo lewat WhatsApp, paling banyak dua kali sebulan. Balas STOP kapan saja untuk berhenti.</p></blockquote>
    <p>Kotaknya kosong sejak awal dan dicentang sendiri oleh pelanggan. Simpan buktinya: tanggal, kalimat yang berlaku saat itu, dan lewat apa ia menyetujui.</p>

    <h2>Bila pelanggan meminta datanya</h2>
    <p>Pelanggan berhak mengetahui data apa yang Anda simpan, meminta perbaikan, menarik persetujuan, dan meminta penghapusan. Undang-undang memberi tenggat 3 × 24 jam untuk beberapa permintaan itu, antara lain akses, perbaikan, dan penghentian setelah persetujuan ditarik. Toko kecil tidak memerlukan sistem khusus, tetapi memerlukan satu orang dan satu urutan.</p>
    <ol>
      <li>Terima permintaan lewat satu saluran, catat jamnya.</li>
      <li>Pastikan yang meminta memang pemilik datanya, misalnya dengan membalas dari nomor yang sama.</li>
      <li>Cari di semua tempat pada peta data. Karena itulah petanya dibuat, dan karena itu pula ia harus diperbarui setiap ada buku atau grup baru.</li>
      <li>Jawab tertulis: apa yang diberikan, diubah, atau dihapus, dan apa yang harus tetap disimpan karena pembukuan.</li>
    </ol>
    <p>Bila data bocor, misalnya ponsel toko hilang tanpa kunci layar, pemberitahuan tertulis kepada pemilik data dan lembaga yang berwenang juga dibatasi 3 × 24 jam. Siapkan kalimatnya sebelum diperlukan: data apa yang terungkap, kapan dan bagaimana, dan apa yang sudah dilakukan.</p>

    <h2>Empat kebiasaan sebelum memakai AI</h2>
    <h3>Hapus nama sebelum menempel</h3>
    <p>Untuk menulis balasan keluhan, asisten tidak perlu tahu siapa yang mengeluh. Ganti nama dengan “pelanggan” dan nomor pesanan dengan X. Biasakan sejak percobaan pertama.</p>
    <h3>Pakai akun milik usaha</h3>
    <p>Obrolan di akun pribadi ikut pulang ketika orangnya berhenti. Di akun usaha, Anda bisa mengatur apakah isi percakapan dipakai untuk melatih model, dan mencabut akses pada hari terakhirnya.</p>
    <h3>Baca tiga hal di syarat penyedia</h3>
    <p>Di mana data disimpan, berapa lama, dan dipakai untuk apa selain menjawab Anda. Bila servernya di luar negeri, pastikan perlindungannya setara dan tertulis.</p>
    <h3>Jangan serahkan keputusan tentang orang</h3>
    <p>Menolak cicilan, memberi harga berbeda, menyaring pelamar: keputusan seperti ini punya akibat bagi orangnya. Mesin boleh merangkum, manusia yang memutuskan dan bisa menjelaskan alasannya kepada orang yang bertanya.</p>

    <h2>Tiga hal yang bisa selesai hari ini</h2>
    <ul>
      <li>Keluarkan nomor mantan karyawan dari semua grup kerja.</li>
      <li>Pasang kunci layar dan verifikasi dua langkah di WhatsApp toko.</li>
      <li>Pindahkan buku kasir dari atas meja ke dalam laci.</li>
    </ul>
    <p>Tidak satu pun memerlukan biaya. Ketiganya mengurangi risiko lebih banyak daripada dokumen kebijakan sepuluh halaman yang disalin dari internet.</p>

    <h2>Bila datanya sensitif</h2>
    <p>Klinik, apotek, daycare, dan koperasi simpan pinjam sebaiknya meminta pendapat ahli hukum untuk kewajiban khususnya. Untuk sisi alurnya, siapa memegang data apa dan di mana AI boleh masuk, kita bisa membahasnya dalam <a href="/#free-ai-audit">audit gratis 30 menit</a>. Bawa peta datanya, tanpa data pelanggannya.</p>
  `,
};
