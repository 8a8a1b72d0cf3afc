import type { DemoPost } from '../demo-content.ts';

export const stokOpname40Menit: DemoPost = {
  slug: 'stok-opname-40-menit',
  title: 'Stok opname mingguan yang selesai 40 menit',
  excerpt:
    'Menghitung seluruh toko setahun sekali melelahkan dan terlambat. Hitung sebagian setiap Rabu pagi, dan selisihnya masih bisa ditelusuri.',
  category: 'Stok & Gudang',
  tags: ['stok', 'gudang', 'selisih', 'toko'],
  published_on: '2026-10-20',
  html: `
    <p>Stok opname besar biasanya begini: toko tutup pukul 16.00, semua orang menghitung sampai pukul 23.00, nasi kotak, lalu hasilnya dimasukkan ke komputer tiga hari kemudian. Ketahuan kran setengah inci kurang sebelas. Kapan hilangnya? Antara Januari dan hari ini. Tidak ada yang bisa ditanya.</p>
    <p>Cara yang lebih ringan adalah menghitung sebagian kecil setiap minggu. Selisih yang ditemukan baru berumur beberapa hari, notanya masih di laci, dan orangnya masih ingat. Gudang besar menyebutnya hitung siklus. Untuk toko, cukup disebut hitungan Rabu.</p>

    <h2>Bagi barang menjadi tiga kelompok</h2>
    <p>Tidak semua barang pantas dihitung sesering yang lain. Ambil penjualan tiga bulan terakhir, urutkan dari nilai terbesar, lalu potong menjadi tiga. Contoh untuk toko bahan bangunan dengan 1.040 barang:</p>
    <table>
      <thead><tr><th>Kelompok</th><th>Barang</th><th>Dihitung</th><th>Per minggu</th></tr></thead>
      <tbody>
        <tr><td>A: laris atau mahal</td><td>90</td><td>setiap minggu</td><td>90</td></tr>
        <tr><td>B: biasa</td><td>260</td><td>empat minggu sekali</td><td>65</td></tr>
        <tr><td>C: jarang bergerak</td><td>690</td><td>setengah tahun sekali</td><td>27</td></tr>
        <tr><td><strong>Jumlah</strong></td><td>1.040</td><td></td><td><strong>182</strong></td></tr>
      </tbody>
    </table>
    <p>Dua orang, satu menghitung dan satu mencatat, memerlukan kira-kira 13 detik per barang bila raknya rapi. Jadi 182 barang selesai dalam 40 menit. Kalau raknya belum rapi, minggu pertama akan memakan waktu dua kali lipat. Itu wajar dan tidak terulang.</p>
    <p>Masukkan juga ke kelompok A barang kecil yang mudah masuk saku, walau penjualannya sedikit: mata bor, baterai, lem.</p>

    <h2>Pilih jam yang benar-benar tenang</h2>
    <p>Yang membuat hitungan salah adalah barang yang bergerak saat dihitung. Karena itu pukul 07.10 sebelum buka lebih baik daripada pukul 15.00 yang katanya sepi. Tiga syarat sebelum mulai:</p>
    <ol>
      <li>Semua nota kemarin sudah masuk ke catatan.</li>
      <li>Barang datang yang belum diperiksa diberi pita merah dan tidak dihitung.</li>
      <li>Barang titipan dan barang retur berada di tempatnya sendiri.</li>
    </ol>
    <p>Bila satu saja belum terpenuhi, selisih yang muncul tidak berarti apa-apa dan Anda akan menghabiskan sore mencari sesuatu yang tidak hilang.</p>

    <h2>Hitung tanpa melihat angkanya</h2>
    <p>Lembar yang dibawa ke rak hanya berisi nama barang dan letaknya. Jumlah menurut catatan sengaja tidak dicetak. Orang yang tahu seharusnya ada 84 akan menemukan 84; ia tidak berbohong, ia berhenti menghitung di angka yang diharapkan.</p>
    <p>Urutkan lembar menurut letak rak. Yang menghitung berjalan sekali dari pintu ke gudang belakang, tidak bolak-balik. Perubahan sederhana ini sering menghemat sepuluh menit.</p>

    <h2>Baca selisih dalam rupiah</h2>
    <p>Setelah hitungan masuk, baru bandingkan. Contoh satu potongan lembar:</p>
    <table>
      <thead><tr><th>Barang</th><th>Catatan</th><th>Hitung</th><th>Selisih</th></tr></thead>
      <tbody>
        <tr><td>Semen 50 kg</td><td>84</td><td>82</td><td>−Rp 132.000</td></tr>
        <tr><td>Cat tembok putih 5 kg</td><td>31</td><td>31</td><td>Rp 0</td></tr>
        <tr><td>Kran ½ inci</td><td>120</td><td>109</td><td>−Rp 297.000</td></tr>
        <tr><td>Paku 5 cm (kg)</td><td>46</td><td>49</td><td>+Rp 66.000</td></tr>
      </tbody>
    </table>
    <p>Selisih bersihnya −Rp 363.000. Jangan berhenti di situ. Jumlahkan juga tanpa tanda: Rp 495.000. Angka kedua inilah ukuran kerapian, karena lebih dan kurang sama-sama kesalahan pencatatan. Paku yang lebih tiga kilo mungkin berarti satu nota belum ditulis, dan pelanggan yang membelinya belum ditagih.</p>

    <h3>Batas supaya tidak semua dikejar</h3>
    <p>Tetapkan dua batas. Selisih di bawah Rp 50.000 dicatat dan disesuaikan. Di atasnya dihitung ulang oleh orang lain, lalu dicari sebabnya. Tanpa batas, tim akan menghabiskan satu jam untuk dua kilo paku, dan minggu depan tidak ada yang mau ikut.</p>

    <h2>Cari sebab, bukan pelaku</h2>
    <p>Sebagian besar selisih di toko lahir dari lima hal. Periksa berurutan, dari yang paling membosankan:</p>
    <ul>
      <li>Nota ditulis dengan satuan lain: dijual per dus, dicatat per biji.</li>
      <li>Barang masuk dicatat dari surat jalan, tidak dari yang dihitung di truk.</li>
      <li>Tukar barang tanpa nota baru: merek A kembali, merek B keluar.</li>
      <li>Barang rusak dibuang tanpa ditulis.</li>
      <li>Barang dipakai sendiri: lampu toko, cat pagar.</li>
    </ul>
    <p>Baru setelah kelimanya kosong, pikirkan kehilangan. Tim yang tahu bahwa yang dicari adalah sebab akan melapor sendiri saat menjatuhkan satu dus keramik.</p>

    <h2>Di mana AI membantu, di mana tidak</h2>
    <p>Yang menghitung tetap manusia dengan mata dan tangan. Bantuan alat ada di dua ujungnya: menyusun daftar Rabu dari penjualan terbaru, dan membaca foto nota pemasok supaya barang masuk tidak diketik ulang. Setelah delapan minggu, alat juga bisa menunjukkan pola, misalnya selisih kran hanya muncul setelah hari kirim tertentu.</p>
    <p>Jangan biarkan alat mengubah jumlah stok sendiri. Penyesuaian ditekan oleh orang yang bertanggung jawab, dengan alasan satu kalimat. Kalimat itulah yang Anda baca bulan depan.</p>

    <h2>Mulai Rabu ini</h2>
    <p>Tidak perlu menunggu semua barang dikelompokkan. Ambil 30 barang terlaris, hitung pukul 07.10, dan catat dua angka: berapa yang cocok, dan berapa rupiah selisihnya tanpa tanda. Minggu depan lakukan lagi.</p>
    <p>Lembar periksa gratis untuk memilih pekerjaan mana yang bisa dibantu alat tersedia di halaman <a href="/freebies">Freebies</a>. Isi dengan hitungan Rabu Anda sebagai contoh pertama.</p>
  `,
};
