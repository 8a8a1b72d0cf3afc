import type { DemoPost } from '../demo-content.ts';

export const hppMenuSaatHargaBahanNaik: DemoPost = {
  slug: 'hpp-menu-saat-harga-bahan-naik',
  title: 'HPP menu saat harga bahan naik: hitung dulu, baru naikkan harga',
  excerpt:
    'Cabai dan ayam naik di minggu yang sama. Satu lembar per menu menunjukkan berapa yang Anda tanggung, dan berapa porsi boleh hilang bila harga dinaikkan.',
  category: 'Keuangan',
  tags: ['restoran', 'hpp', 'harga', 'dapur'],
  published_on: '2026-09-15',
  html: `
    <p>Pukul 04.30 di pasar, harga cabai yang pekan lalu Rp 45.000 sekilo menjadi Rp 95.000. Di dapur, sambal tetap dua sendok. Di buku menu, harga tetap Rp 38.000. Selisihnya dibayar oleh Anda, dan baru terlihat tiga minggu kemudian ketika uang belanja terasa selalu kurang.</p>
    <p>Kebanyakan pemilik rumah makan tahu harga bahannya. Yang jarang ada adalah sambungannya: dari harga di nota pasar, ke takaran di dapur, ke laba satu porsi. Sambungan itulah harga pokok penjualan, HPP, dan untuk sepuluh menu utama ia muat di satu lembar kerja.</p>

    <h2>Timbang, jangan kira-kira</h2>
    <p>Resep di kepala juru masak memakai kata “secukupnya”. Untuk HPP Anda memerlukan gram. Caranya: masak sepuluh porsi pada jam biasa, timbang bahan sebelum dan sisa sesudahnya, lalu bagi sepuluh. Sepuluh porsi meratakan tangan yang sedang murah hati.</p>
    <p>Catat juga susut. Seikat kangkung 400 gram tinggal 290 gram setelah akarnya dibuang. Yang Anda bayar tetap 400.</p>

    <h2>Satu menu, satu lembar</h2>
    <p>Contoh: nasi ayam bakar, dijual Rp 38.000 dengan 55 porsi sehari.</p>
    <table>
      <thead><tr><th>Bahan per porsi</th><th>Pekan lalu</th><th>Sekarang</th></tr></thead>
      <tbody>
        <tr><td>Ayam, seperempat ekor</td><td>Rp 8.750</td><td>Rp 9.750</td></tr>
        <tr><td>Beras 120 g</td><td>Rp 1.740</td><td>Rp 1.740</td></tr>
        <tr><td>Bumbu dan minyak</td><td>Rp 1.450</td><td>Rp 1.450</td></tr>
        <tr><td>Sambal, 30 g cabai dan lainnya</td><td>Rp 1.900</td><td>Rp 3.400</td></tr>
        <tr><td>Lalapan, sudah termasuk susut</td><td>Rp 800</td><td>Rp 800</td></tr>
        <tr><td>Kemasan dan gas</td><td>Rp 1.600</td><td>Rp 1.600</td></tr>
        <tr><td><strong>HPP satu porsi</strong></td><td><strong>Rp 16.240</strong></td><td><strong>Rp 18.740</strong></td></tr>
        <tr><td>Bagian dari harga jual</td><td>42,7%</td><td>49,3%</td></tr>
      </tbody>
    </table>
    <p>Naik Rp 2.500 per porsi. Kedengarannya kecil sampai dikalikan: 55 porsi × 30 hari = 1.650 porsi, jadi <strong>Rp 4.125.000 sebulan</strong> dari satu menu.</p>

    <h2>Empat pilihan, masing-masing ada harganya</h2>
    <h3>Menaikkan harga</h3>
    <p>Yang ditakuti bukan angka barunya, melainkan pelanggan yang pergi. Hitung berapa yang boleh pergi. Bila harga tetap, laba kotor Rp 19.260 per porsi × 1.650 = Rp 31.779.000. Bila menjadi Rp 40.000, laba kotor Rp 21.260 per porsi. Untuk mendapat jumlah yang sama Anda cukup menjual 1.495 porsi. Artinya 155 porsi boleh hilang, kira-kira lima sehari, sebelum kenaikan itu merugikan.</p>
    <p>Pertanyaannya lalu menjadi jelas: apakah karena Rp 2.000, lebih dari lima dari 55 pelanggan berhenti memesan? Anda mengenal mereka. Anda yang menjawab.</p>
    <h3>Mengubah takaran</h3>
    <p>Sambal dipisah: satu sendok sudah termasuk, tambahan Rp 3.000. Sebagian pelanggan memang tidak menghabiskan sambalnya. Lihat piring kotor selama dua hari sebelum memutuskan.</p>
    <h3>Mengubah resep</h3>
    <p>Mencampur dua jenis cabai bisa menahan harga, asal juru masak mencicipi tiga contoh tanpa tahu mana yang baru. Jangan mengganti resep diam-diam pada menu yang membuat orang datang.</p>
    <h3>Menahan dulu</h3>
    <p>Sah, asal ada batasnya. Tulis: “Ditahan sampai 30 September, biaya paling banyak Rp 4.125.000.” Tanpa tanggal, menahan berubah menjadi kebiasaan.</p>

    <h2>Dua belas bahan, 20 menit setiap Senin</h2>
    <p>Anda tidak perlu memperbarui semua bahan. Ambil nota belanja sebulan, jumlahkan per bahan, urutkan dari yang terbesar. Biasanya belasan bahan pertama sudah mencakup empat per lima belanja. Hanya itu yang dipantau.</p>
    <ol>
      <li>Kumpulkan nota Minggu dan Senin pagi, foto dengan terang yang cukup.</li>
      <li>Masukkan harga per kilo yang benar-benar dibayar, tidak memakai harga dari berita.</li>
      <li>Lihat menu yang HPP-nya naik lebih dari Rp 1.000 atau melewati batas persen Anda.</li>
      <li>Putuskan satu dari empat pilihan tadi, tulis tanggalnya.</li>
    </ol>
    <p>Di langkah kedua, AI membantu membaca foto nota menjadi baris: nama bahan, jumlah, satuan, harga. Nota pasar dengan tulisan tangan tetap harus dilihat orang. Satuan adalah sumber kesalahan terbesar; “1 ikat” dan “1 kg” tampak sama bagi mesin yang terburu-buru.</p>

    <h2>Yang tidak masuk HPP, tetapi tetap dibayar</h2>
    <p>HPP di lembar ini hanya bahan dan kemasan. Sewa, gaji, listrik, dan potongan aplikasi antar berada di luarnya. Karena itu persen HPP tidak bisa ditiru dari rumah makan lain. Kedai dengan sewa rendah boleh hidup dengan 45 persen; restoran di pusat perbelanjaan mungkin tidak.</p>
    <ul>
      <li>Untuk pesanan lewat aplikasi, buat baris sendiri dengan potongan dan kemasan tambahannya.</li>
      <li>Untuk makan karyawan, catat sebagai biaya, jangan dibiarkan muncul sebagai bahan hilang.</li>
      <li>Untuk porsi yang dibuang, timbang selama satu minggu. Angkanya sering lebih besar daripada kenaikan harga cabai.</li>
    </ul>

    <h2>Memberi tahu pelanggan</h2>
    <p>Bila akhirnya naik, naikkan sekali dengan angka bulat. Tiga kali Rp 500 lebih terasa daripada satu kali Rp 2.000. Ganti daftar harga di tiga tempat pada jam yang sama: buku menu, papan, dan aplikasi. Siapkan satu kalimat untuk kasir: “Mulai pekan ini Rp 40.000, Bu, porsinya tetap.” Tidak perlu bercerita tentang cabai.</p>

    <h2>Langkah berikutnya</h2>
    <p>Timbang satu menu minggu ini, yang paling sering keluar dari dapur. Bila lembarnya sudah jalan dan Anda ingin merapikan bagian dapur yang lain, produk untuk restoran ada di <a href="/marketplace">Marketplace</a>. Selesaikan satu menu dulu, baru lanjut ke menu kedua.</p>
  `,
};
