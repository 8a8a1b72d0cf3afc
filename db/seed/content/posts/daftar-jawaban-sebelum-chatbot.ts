import type { DemoPost } from '../demo-content.ts';

export const daftarJawabanSebelumChatbot: DemoPost = {
  slug: 'daftar-jawaban-sebelum-chatbot',
  title: 'Sebelum memasang chatbot, tulis dulu 30 jawaban',
  excerpt:
    'Penjawab otomatis hanya sebaik daftar jawabannya. Begini cara menyusunnya dalam dua sore, dari chat yang sudah ada di ponsel toko Anda.',
  category: 'Layanan Pelanggan',
  tags: ['whatsapp', 'chatbot', 'daftar harga', 'toko'],
  published_on: '2026-11-17',
  html: `
    <p>Pukul 21.40 seseorang bertanya, “Kak, yang 5 kg masih ada? Bisa kirim besok?” Penjawab otomatis yang dipasang tergesa akan menjawab dengan yakin: ada, bisa. Padahal kemasan 5 kg habis sejak sore dan kurir Anda libur hari Minggu. Pelanggan tidak kesal kepada mesin. Ia kesal kepada toko Anda.</p>
    <p>Dalam kejadian seperti ini mesinnya jarang salah. Jawabannya memang belum pernah ditulis. Jawaban toko tinggal di kepala satu orang yang sudah bekerja empat tahun, dan ia sedang tidur. Jadi urutannya dibalik: tulis jawabannya dulu, baru pilih alatnya.</p>

    <h2>Ambil 200 chat terakhir</h2>
    <p>Bila ditanya apa yang paling sering ditanyakan, pemilik biasanya menyebut pertanyaan yang paling menjengkelkan, bukan yang paling sering. Karena itu buka WhatsApp, gulir ke belakang, dan salin 200 pertanyaan terakhir ke satu lembar kerja. Satu baris satu pertanyaan. Nama dan nomor pelanggan tidak ikut disalin.</p>
    <p>Menyalin 200 baris memakan waktu kurang lebih 90 menit untuk satu orang. Kerjakan pada jam sepi, misalnya Selasa pukul 14.00, dan minta orang yang biasa membalas chat duduk di sebelah Anda. Ia akan mengenali pertanyaan yang sama walau kalimatnya berbeda.</p>

    <h2>Kelompokkan, lalu hitung</h2>
    <p>Beri setiap baris satu kata: harga, stok, ongkir, jam, cara bayar, keluhan, lainnya. Lalu jumlahkan. Contoh dari sebuah toko makanan hewan:</p>
    <table>
      <thead><tr><th>Kelompok</th><th>Dari 200</th><th>Dijawab oleh</th></tr></thead>
      <tbody>
        <tr><td>Harga dan ukuran</td><td>71</td><td>Daftar</td></tr>
        <tr><td>Stok hari ini</td><td>38</td><td>Daftar, bila stoknya tercatat</td></tr>
        <tr><td>Ongkos dan hari kirim</td><td>34</td><td>Daftar</td></tr>
        <tr><td>Jam buka, alamat, cara bayar</td><td>22</td><td>Daftar</td></tr>
        <tr><td>Pilih yang mana untuk hewan saya</td><td>19</td><td>Orang</td></tr>
        <tr><td>Barang rusak atau salah kirim</td><td>9</td><td>Orang</td></tr>
        <tr><td>Lainnya</td><td>7</td><td>Orang</td></tr>
      </tbody>
    </table>
    <p>Di contoh ini 165 dari 200 pertanyaan bisa dijawab dari daftar. Yang 35 tetap milik manusia. Kedua angka itu sama pentingnya: yang pertama memberi tahu apakah alatnya layak dibeli, yang kedua memberi tahu berapa banyak yang harus diteruskan dengan rapi.</p>
    <p>Bila yang bisa dijawab dari daftar kurang dari separuh, jangan memasang penjawab otomatis dulu. Rapikan katalog dan jam balas chat, lalu hitung lagi bulan depan.</p>

    <h2>Tulis jawaban yang boleh diucapkan begitu saja</h2>
    <p>Dari kelompok tadi biasanya lahir 25 sampai 35 jawaban. Tulis seolah-olah dibacakan kepada pelanggan yang berdiri di depan kasir. Tiga aturan ini cukup.</p>
    <h3>Satu jawaban, satu fakta</h3>
    <p>“Ongkir dalam kota Rp 12.000, sampai hari yang sama bila dipesan sebelum pukul 13.00” adalah dua fakta. Pisahkan. Begitu jam potongnya berubah, Anda hanya mengganti satu baris dan tidak perlu mencari di lima tempat.</p>
    <h3>Setiap angka punya tanggal dan pemilik</h3>
    <p>Tambahkan dua kolom: berlaku sampai kapan, dan siapa yang boleh mengubah. Harga tanpa tanggal akan tetap dibacakan dua tahun lagi. Jawaban tanpa pemilik tidak akan pernah diperbaiki.</p>
    <h3>Tulis juga kalimat saat tidak tahu</h3>
    <p>Ini jawaban yang paling sering dilupakan. Contohnya: “Untuk yang ini saya tanyakan dulu ke bagian gudang. Besok pukul 09.00 Anda kami kabari.” Sebut jamnya. Janji “secepatnya” membuat pelanggan bertanya lagi 20 menit kemudian.</p>

    <h2>Tandai yang tidak boleh dijawab mesin</h2>
    <p>Buat kolom terakhir bernama “jangan dijawab”. Isinya sedikit, tetapi di sinilah nama baik toko dijaga:</p>
    <ul>
      <li><strong>Keluhan.</strong> Orang yang kecewa ingin didengar orang. Mesin cukup mencatat nomor pesanan, meminta foto, dan menyebut kapan seseorang akan membalas.</li>
      <li><strong>Harga khusus.</strong> Grosir, tawar-menawar, dan pelanggan lama. Satu angka yang salah akan ditagih sebagai janji.</li>
      <li><strong>Kesehatan dan keselamatan.</strong> Dosis, alergi, beban listrik, kekuatan tangga. Teruskan ke orang yang paham, berapa pun lamanya.</li>
    </ul>

    <h2>Uji dengan 15 pertanyaan yang buruk</h2>
    <p>Sebelum pelanggan memakainya, ajukan pertanyaan seperti pelanggan sungguhan menulis. Minta kasir dan kurir ikut membuatnya; mereka tahu bentuk pertanyaan yang tidak pernah rapi.</p>
    <ol>
      <li>Lima pertanyaan dengan salah ketik dan singkatan: “brp yg 1kg kak”.</li>
      <li>Empat pertanyaan ganda dalam satu pesan: harga, ongkir, dan bisa dititip ke satpam.</li>
      <li>Tiga pertanyaan tentang barang yang tidak Anda jual.</li>
      <li>Dua keluhan dengan nada tinggi.</li>
      <li>Satu permintaan diskon yang memaksa.</li>
    </ol>
    <p>Nilai setiap jawaban dengan tiga kemungkinan saja: benar, menyerahkan kepada orang, atau salah. “Menyerahkan” bukan kegagalan. Satu jawaban salah berarti daftarnya diperbaiki dan kelima belas pertanyaan diulang dari awal.</p>

    <h2>Rawat 10 menit setiap Senin</h2>
    <p>Daftar jawaban menua lebih cepat daripada yang Anda kira: harga naik, kurir berganti, barang berhenti diproduksi. Pasang jadwal tetap, Senin pukul 08.30, untuk tiga hal: baca percakapan yang diserahkan kepada orang, tambahkan jawaban untuk yang muncul tiga kali, hapus jawaban yang tanggalnya lewat.</p>
    <p>Catat juga dua angka setiap Senin: berapa chat yang dijawab dari daftar, dan berapa yang dijawab salah. Setelah empat minggu Anda tahu pasti apakah penjawab itu membantu.</p>

    <h2>Yang dikerjakan sore ini</h2>
    <p>Jangan mulai dari alat. Mulai dari 200 baris itu. Kalau setelahnya Anda masih ingin memakai penjawab otomatis, pekerjaan terberatnya sudah selesai. Kalau ternyata tidak perlu, Anda tetap punya lembar yang membuat karyawan baru bisa membalas chat pada hari pertama.</p>
    <p>Naskah balasan dan contoh daftar harga yang tinggal disesuaikan ada di <a href="/marketplace">Marketplace</a>.</p>
  `,
};
