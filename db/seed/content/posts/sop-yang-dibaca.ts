import type { DemoPost } from '../demo-content.ts';

export const sopYangDibaca: DemoPost = {
  slug: 'sop-yang-dibaca',
  title: 'SOP yang benar-benar dibaca karyawan',
  excerpt:
    'Map tebal di atas lemari tidak mengajari siapa pun. Satu lembar, di tempat kerjanya, dengan kalimat orang yang mengerjakannya.',
  category: 'Tim',
  tags: ['sop', 'karyawan', 'pelatihan', 'toko'],
  published_on: '2026-08-04',
  html: `
    <p>Di atas lemari ruang belakang ada map biru setebal empat jari. Isinya SOP, disusun tiga tahun lalu oleh seseorang yang pernah bekerja di perusahaan besar. Halaman pertamanya “Maksud dan Tujuan”. Tidak ada yang membaca sampai halaman kedua, termasuk Anda.</p>
    <p>Lalu setiap ada karyawan baru, cara kerja diajarkan dari mulut ke mulut selama dua minggu, dan setiap orang mengajarkan yang sedikit berbeda. Padahal yang dibutuhkan hanya beberapa lembar. Tulisan ini tentang cara membuat lembar yang dibaca, dan bagian mana yang bisa dibantu AI.</p>

    <h2>Pilih lima pekerjaan saja</h2>
    <p>Mulai dari pekerjaan yang bila salah langsung terasa: uang, pelanggan, keselamatan. Tanyakan kepada tim, “Kesalahan apa yang paling sering kita perbaiki bulan ini?” Tanyakan terpisah kepada sif pagi dan sif sore, karena keduanya memperbaiki kesalahan satu sama lain. Biasanya muncul daftar seperti ini:</p>
    <ul>
      <li>Menutup kasir.</li>
      <li>Menerima barang dari pemasok.</li>
      <li>Menjawab keluhan barang rusak.</li>
      <li>Mencatat pesanan lewat telepon.</li>
      <li>Mematikan alat sebelum pulang.</li>
    </ul>
    <p>Lima lembar. Bila kelimanya sudah dipakai tanpa disuruh selama sebulan, baru tulis yang keenam.</p>

    <h2>Biarkan yang mengerjakan yang bercerita</h2>
    <p>SOP yang ditulis pemilik berisi cara kerja yang diharapkan. SOP yang berguna berisi cara kerja yang berhasil. Jadi, minta kasir terbaik Anda menutup kasir sambil bercerita ke perekam suara ponsel: apa yang ia lihat dulu, apa yang ia hitung dua kali, apa yang biasanya salah. Lima menit sudah cukup.</p>
    <p>Di sini AI berguna. Ubah rekaman menjadi teks, lalu berikan perintah:</p>
    <blockquote><p>Susun cerita berikut menjadi langkah kerja bernomor, paling banyak sembilan langkah. Setiap langkah dimulai kata kerja dan paling panjang dua belas kata. Jangan menambah langkah yang tidak diceritakan. Setelah itu tulis tiga pertanyaan tentang bagian yang belum jelas.</p></blockquote>
    <p>Tiga pertanyaan di akhir sering lebih berharga daripada langkahnya. “Bila uang lebih, dicatat di mana?” Ternyata selama ini tidak dicatat.</p>

    <h2>Satu lembar, enam bagian</h2>
    <p>Susunan ini muat di satu kertas A4 dengan huruf yang terbaca dari jarak satu meter.</p>
    <table>
      <thead><tr><th>Bagian</th><th>Contoh: menutup kasir</th></tr></thead>
      <tbody>
        <tr><td>Kapan</td><td>Setiap hari, pukul 20.45</td></tr>
        <tr><td>Siapa</td><td>Kasir sif sore; saksi: penjaga pintu</td></tr>
        <tr><td>Siapkan</td><td>Nota hari ini, mutasi, kalkulator, amplop</td></tr>
        <tr><td>Langkah</td><td>Sembilan baris, di bawah</td></tr>
        <tr><td>Kalau</td><td>Selisih di atas Rp 20.000: hitung ulang, lalu telepon</td></tr>
        <tr><td>Selesai bila</td><td>Lembar difoto dan terkirim sebelum 21.10</td></tr>
      </tbody>
    </table>
    <h3>Contoh langkahnya</h3>
    <ol>
      <li>Kunci laci, pasang tanda “kasir tutup”.</li>
      <li>Sisihkan uang kembalian Rp 500.000.</li>
      <li>Hitung uang kertas dari pecahan terbesar.</li>
      <li>Minta saksi menghitung ulang tanpa diberi tahu hasilnya.</li>
      <li>Jumlahkan nota tunai, lalu nota nontunai.</li>
      <li>Cocokkan nontunai dengan mutasi, tidak dengan foto bukti transfer.</li>
      <li>Tulis selisih, lebih atau kurang, apa adanya.</li>
      <li>Masukkan uang ke amplop, tanda tangan berdua.</li>
      <li>Foto lembar, kirim ke pemilik.</li>
    </ol>
    <p>Perhatikan baris ketujuh. “Apa adanya” berarti kelebihan Rp 5.000 juga ditulis. SOP yang menghukum kejujuran akan menghasilkan angka yang selalu pas.</p>

    <h2>Tempel di tempat tangannya bekerja</h2>
    <p>Lembar menutup kasir berada di balik pintu laci. Grup WhatsApp bukan tempatnya; pada pukul 20.45 tangan sedang memegang uang. Lembar menerima barang berada di pintu gudang, dengan pulpen yang diikat. Bila lembarnya basah dan sobek dalam sebulan, itu kabar baik: ada yang memegangnya. Cetak lagi.</p>
    <p>Untuk langkah yang sulit dijelaskan, tambahkan satu foto dari sudut pandang orang yang bekerja. Katup mana yang diputar, label sebelah mana yang dibaca. Foto dari ponsel karyawan sendiri lebih jelas daripada gambar dari buku petunjuk.</p>

    <h2>Uji dengan orang yang belum tahu</h2>
    <p>Cara tercepat mengetahui lembar itu jelas: berikan kepada karyawan termuda, minta ia mengerjakan tanpa bertanya, dan Anda diam di sebelahnya. Setiap kali ia berhenti lebih dari lima detik, beri tanda di baris itu. Perbaiki yang bertanda, jangan yang lain. Dua putaran biasanya cukup. Catat juga berapa menit ia memerlukannya; patokan yang wajar diambil dari sana.</p>

    <h2>Beri tanggal, lalu baca ulang</h2>
    <p>Tulis di pojok bawah: tanggal dibuat, nama jabatan yang menjaga, tanggal dibaca ulang. Tiga bulan kemudian orang itu membaca keras-keras di depan lembar dan mencoret yang sudah tidak benar. Coretan tangan diperbolehkan. Yang tidak boleh adalah dua lembar berbeda untuk satu pekerjaan.</p>
    <ul>
      <li>Bila sebuah langkah dilewati tiga kali, tanyakan sebabnya. Mungkin langkahnya memang tidak perlu.</li>
      <li>Bila sebuah kesalahan terulang, tambahkan satu baris “kalau”, bukan satu halaman.</li>
      <li>Bila lembarnya melebihi satu halaman, pecah menjadi dua pekerjaan.</li>
    </ul>

    <h2>Yang tidak bisa digantikan lembar</h2>
    <p>SOP menjaga pekerjaan yang sama tetap sama. Ia tidak mengajarkan cara menenangkan pelanggan yang kecewa atau kapan aturan boleh dilanggar. Untuk itu tetap perlu seseorang yang berdiri di sebelah karyawan baru, pada hari ketiga, saat toko ramai.</p>
    <p>Bila ingin mulai dari lembar yang sudah disusun, ada 24 prosedur toko siap cetak di <a href="/marketplace">Marketplace</a>. Pilih lima, coret yang tidak cocok, tempel besok pagi.</p>
  `,
};
