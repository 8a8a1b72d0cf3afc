import type { DemoPost } from '../demo-content.ts';

export const biayaPekerjaanBerulang: DemoPost = {
  slug: 'biaya-pekerjaan-berulang',
  title: 'Menghitung biaya pekerjaan yang Anda ulang setiap hari',
  excerpt:
    'Sebelum membeli alat apa pun, ubah menit menjadi rupiah. Satu lembar, satu minggu pencatatan, dan satu batas yang jelas untuk memutuskan.',
  category: 'Otomasi',
  tags: ['biaya', 'waktu kerja', 'keputusan', 'pemilik usaha'],
  published_on: '2026-11-04',
  html: `
    <p>“Rekap penjualan paling cuma sebentar.” Kalimat ini hampir selalu diucapkan oleh orang yang mengerjakannya pukul 22.45, setelah anak-anak tidur. Sebentar itu 50 menit, 26 malam sebulan. Hampir 22 jam. Karena tidak ada yang membayar, tidak ada yang menghitung.</p>
    <p>Tulisan ini berisi satu cara menghitung yang bisa Anda selesaikan dalam seminggu tanpa aplikasi. Hasilnya satu angka: berapa rupiah sebulan yang habis untuk pekerjaan yang sama. Dengan angka itu Anda bisa menolak tawaran yang terlalu mahal, termasuk tawaran saya.</p>

    <h2>Catat satu minggu, apa adanya</h2>
    <p>Tempel selembar kertas di meja kasir dan satu di meja Anda. Setiap kali seseorang mengerjakan sesuatu yang kemarin juga dikerjakan, ia menulis tiga hal: jam mulai, jam selesai, dan dua kata. “10.15–10.21, balas harga.” Jangan memperbaiki cara kerja selama minggu itu. Yang dicari adalah keadaan sebenarnya.</p>
    <p>Pilih minggu biasa. Minggu gajian dan minggu menjelang hari raya akan memberi angka yang tidak bisa dipakai untuk sebelas bulan lainnya.</p>

    <h2>Ubah jam menjadi rupiah</h2>
    <p>Biaya satu jam karyawan bukan gaji dibagi jam buka. Ada tunjangan hari raya, iuran jaminan sosial, dan jam yang memang tidak menghasilkan. Contoh untuk seorang admin toko:</p>
    <ul>
      <li>Gaji Rp 3.600.000 per bulan.</li>
      <li>Ditambah kira-kira seperlima untuk tunjangan dan iuran: Rp 4.320.000.</li>
      <li>Jam kerja efektif 6,5 jam × 26 hari = 169 jam.</li>
      <li>Biaya satu jam: Rp 4.320.000 ÷ 169, dibulatkan menjadi <strong>Rp 25.600</strong>.</li>
    </ul>
    <p>Untuk jam Anda sendiri, jangan menebak nilai diri. Tanyakan: bila saya menggaji pengganti yang bisa dipercaya memegang uang dan keputusan, berapa per jamnya? Di contoh ini Rp 60.000.</p>

    <h2>Satu lembar untuk satu bulan</h2>
    <p>Inilah hasil catatan seminggu, dikalikan menjadi 26 hari kerja.</p>
    <table>
      <thead><tr><th>Pekerjaan</th><th>Per hari</th><th>Per bulan</th><th>Biaya</th></tr></thead>
      <tbody>
        <tr><td>Membalas pertanyaan harga (admin)</td><td>70 menit</td><td>30,3 jam</td><td>Rp 777.000</td></tr>
        <tr><td>Menyalin pesanan ke Excel (admin)</td><td>55 menit</td><td>23,8 jam</td><td>Rp 610.000</td></tr>
        <tr><td>Rekap penjualan malam (pemilik)</td><td>50 menit</td><td>21,7 jam</td><td>Rp 1.300.000</td></tr>
        <tr><td><strong>Jumlah waktu</strong></td><td>175 menit</td><td>75,8 jam</td><td><strong>Rp 2.687.000</strong></td></tr>
      </tbody>
    </table>

    <h3>Tambahkan kesalahan, tetapi hati-hati</h3>
    <p>Pekerjaan yang disalin tangan juga menghasilkan kesalahan. Masukkan yang ada buktinya secara penuh, dan yang berupa dugaan separuhnya saja.</p>
    <ul>
      <li>Salah kirim karena salah salin: 3 kali sebulan × Rp 85.000, ada notanya. Dihitung penuh: Rp 255.000.</li>
      <li>Pesanan hilang karena chat terlambat dibalas: kira-kira 2 per minggu, laba Rp 40.000. Ini dugaan, jadi Rp 344.000 dihitung separuhnya: Rp 172.000.</li>
    </ul>
    <p>Jumlah seluruhnya <strong>Rp 3.114.000 per bulan</strong>. Itulah harga keadaan sekarang.</p>

    <h2>Berapa yang masuk akal untuk dibayar</h2>
    <p>Tidak ada alat yang menghapus seluruh pekerjaan. Selalu ada pemeriksaan, pengecualian, dan hari ketika internet mati. Pakai angka hati-hati: 60 persen waktu kembali. Dari contoh tadi berarti kira-kira Rp 1.868.000 per bulan.</p>
    <p>Lalu tetapkan batas sebelum mendengar penawaran: uang harus kembali dalam enam bulan, biaya bulanan sudah termasuk. Batas atasnya 6 × Rp 1.868.000 = Rp 11.208.000 untuk setengah tahun pertama, segalanya.</p>
    <table>
      <thead><tr><th>Pilihan</th><th>Biaya 6 bulan</th><th>Di bawah batas?</th></tr></thead>
      <tbody>
        <tr><td>Template dari Marketplace</td><td>mulai Rp 49.000</td><td>Ya, dikerjakan sendiri</td></tr>
        <tr><td>Konsultasi satu paket</td><td>Rp 500.000</td><td>Ya, satu masalah</td></tr>
        <tr><td>Setup SAAS dan retainer</td><td>Rp 24.500.000</td><td>Tidak</td></tr>
      </tbody>
    </table>
    <p>Baris terakhir berasal dari total awal Rp 12.000.000 ditambah lima bulan retainer Rp 2.500.000. Untuk toko di contoh ini, paket termahal saya bukan jawaban yang tepat. Ia menjadi masuk akal bila pekerjaan berulangnya lebih dari dua kali lipat, misalnya pada tiga cabang dengan masalah yang sama.</p>

    <h2>Tiga hal yang sering salah dihitung</h2>
    <h3>Waktu yang kembali bukan uang yang masuk</h3>
    <p>Bila admin hemat satu jam sehari dan satu jam itu habis untuk menunggu, Anda tidak menghemat apa-apa. Tulis sejak awal untuk apa jam itu dipakai: menelepon pelanggan lama, memotret barang, pulang tepat waktu. Pulang tepat waktu juga jawaban yang sah.</p>
    <h3>Alat juga perlu dirawat</h3>
    <p>Sediakan 15 menit seminggu untuk memeriksa hasilnya. Masukkan ke hitungan sebagai biaya.</p>
    <h3>Pekerjaan yang tidak perlu ada</h3>
    <p>Kadang jawaban termurah adalah berhenti. Laporan mingguan yang tidak dibaca siapa pun tidak perlu diotomasi. Hapus selama sebulan dan lihat siapa yang mencarinya.</p>

    <h2>Ukur lagi setelah empat minggu</h2>
    <p>Simpan lembar pertama. Empat minggu setelah cara baru berjalan, tempel kertas yang sama di meja yang sama selama satu minggu. Bandingkan baris demi baris, dengan orang yang sama dan cara mencatat yang sama. Kalau angkanya tidak turun, hentikan. Tidak perlu menunggu sampai masa berlangganan habis supaya terasa tidak rugi.</p>

    <h2>Bila ingin dihitung bersama</h2>
    <p>Dalam <a href="/#free-ai-audit">audit gratis 30 menit</a>, separuh waktunya dipakai untuk hitungan ini, dengan angka dari usaha Anda sendiri. Hasilnya satu pekerjaan yang layak dikerjakan lebih dulu, atau saran untuk tidak memulai.</p>
  `,
};
