import type { DemoPost } from '../demo-content.ts';

export const kapanBelumMemakaiAi: DemoPost = {
  slug: 'kapan-belum-memakai-ai',
  title: 'Kapan sebaiknya Anda belum memakai AI',
  excerpt:
    'Lima tanda bahwa yang perlu dirapikan lebih dulu adalah daftar harga, buku, atau pembagian tugas. Beserta apa yang dikerjakan selagi menunggu.',
  category: 'Otomasi',
  tags: ['keputusan', 'persiapan', 'pemilik usaha', 'dasar'],
  published_on: '2026-06-23',
  html: `
    <p>Saya menjual jasa memasang AI, jadi tulisan ini mungkin terdengar aneh. Tetapi saran yang paling menghemat uang sering kali adalah “belum”. Alat yang dipasang di atas pekerjaan berantakan akan mempercepat berantakannya, dan tim Anda lalu percaya bahwa alatnya yang buruk. Kepercayaan itu sulit didapat kembali pada percobaan kedua.</p>
    <p>Berikut lima tanda untuk menunggu, cara mengujinya dalam sepuluh menit, dan apa yang bisa dikerjakan sambil menunggu. Semuanya bisa dirapikan dalam hitungan minggu.</p>

    <h2>Tanda pertama: tiga orang, tiga harga</h2>
    <p>Ujiannya sederhana. Tanyakan harga satu barang kepada kasir, gudang, dan diri Anda sendiri, terpisah. Bila jawabannya berbeda, tidak ada mesin yang bisa menjawab dengan benar, karena jawaban yang benar belum ada.</p>
    <p><strong>Kerjakan dulu:</strong> satu daftar harga, satu pemilik, satu tempat. Foto daftar di dinding pun boleh, asal hanya itu yang berlaku. Beri tanggal di pojoknya.</p>

    <h2>Tanda kedua: pekerjaannya berbeda setiap kali</h2>
    <p>Bengkel yang memperbaiki mesin kapal tua tidak punya dua pekerjaan yang sama. Konsultasi desain rumah juga tidak. AI bekerja baik pada hal yang berulang dengan bentuk yang sama. Untuk pekerjaan yang selalu baru, Anda lebih memerlukan catatan yang rapi tentang apa yang pernah dicoba.</p>
    <p><strong>Kerjakan dulu:</strong> cari bagian kecil yang tetap berulang. Bengkel itu mungkin selalu menulis penawaran dengan susunan yang sama. Di sanalah tempat mulainya.</p>

    <h2>Tanda ketiga: kurang dari sepuluh kali sehari</h2>
    <p>Otomasi punya biaya tetap: menyiapkan, menguji, merawat. Bila pekerjaannya jarang, biaya itu tidak pernah kembali. Contoh perbandingannya:</p>
    <table>
      <thead><tr><th></th><th>Toko A</th><th>Toko B</th></tr></thead>
      <tbody>
        <tr><td>Chat harga per hari</td><td>6</td><td>48</td></tr>
        <tr><td>Waktu per chat</td><td>2 menit</td><td>2 menit</td></tr>
        <tr><td>Per bulan, 26 hari</td><td>5,2 jam</td><td>41,6 jam</td></tr>
        <tr><td>Biaya, Rp 25.000 per jam</td><td>Rp 130.000</td><td>Rp 1.040.000</td></tr>
        <tr><td>Yang masuk akal</td><td>Balasan cepat di WhatsApp</td><td>Penjawab dari daftar harga</td></tr>
      </tbody>
    </table>
    <p>Toko A cukup menyimpan sepuluh balasan cepat. Gratis, selesai sebelum makan siang, dan tidak perlu dirawat siapa pun.</p>
    <p><strong>Kerjakan dulu:</strong> hitung selama satu minggu. Cara mencatatnya ada di tulisan tentang <a href="/blog/biaya-pekerjaan-berulang">biaya pekerjaan berulang</a>.</p>

    <h2>Tanda keempat: kesalahan tidak bisa ditarik kembali</h2>
    <p>Bedakan dua jenis kesalahan. Keterangan produk yang keliru bisa diperbaiki dalam satu menit. Dosis obat, beban lift barang, atau transfer ke rekening yang salah tidak bisa. Untuk jenis kedua, mesin boleh menyiapkan, tetapi manusia yang menekan tombol, dan tombolnya tidak boleh terlalu mudah ditekan.</p>
    <h3>Pertanyaan yang menolong</h3>
    <ul>
      <li>Bila hasilnya salah, siapa yang pertama tahu: kita atau pelanggan?</li>
      <li>Berapa lama memperbaikinya, dan berapa rupiah?</li>
      <li>Apakah ada orang yang sanggup mengenali bahwa hasilnya salah?</li>
    </ul>
    <p>Bila jawaban pertanyaan ketiga “tidak ada”, berhenti di situ. Pekerjaan yang tidak bisa diperiksa siapa pun tidak boleh diserahkan kepada siapa pun, termasuk mesin.</p>
    <p><strong>Kerjakan dulu:</strong> tulis cara memeriksanya, lalu latih dua orang.</p>

    <h2>Tanda kelima: tidak ada yang punya 15 menit</h2>
    <p>Setiap sistem memerlukan seseorang yang melihat hasilnya seminggu sekali. Bukan ahli komputer. Cukup orang yang tahu bahwa pesanan 40 kotak untuk hari Senin itu ganjil. Bila semua orang di usaha Anda sudah bekerja sampai pukul 21.00 dan tidak seorang pun bisa menyisihkan 15 menit, sistem baru akan mati pelan-pelan pada bulan kedua.</p>
    <p><strong>Kerjakan dulu:</strong> hapus satu pekerjaan. Laporan yang tidak dibaca, rapat yang selalu mundur, catatan yang ditulis dua kali. Waktu untuk merawat diambil dari sana.</p>

    <h2>Yang bukan alasan untuk menunggu</h2>
    <p>Supaya adil, ini tiga alasan yang sering disebut padahal tidak perlu menahan Anda:</p>
    <ol>
      <li><strong>“Saya tidak paham teknologi.”</strong> Yang diperlukan adalah paham pekerjaannya. Anda sudah.</li>
      <li><strong>“Usaha saya terlalu kecil.”</strong> Ukurannya pengulangan, bukan jumlah karyawan. Warung dengan 48 chat sehari lebih siap daripada kantor dengan enam.</li>
      <li><strong>“Nanti kalau sudah sempurna.”</strong> Alatnya akan terus berubah. Daftar harga yang rapi tetap berguna dengan alat apa pun.</li>
    </ol>

    <h2>Cara memutuskan dalam sepuluh menit</h2>
    <p>Ambil satu pekerjaan. Beri nilai satu untuk setiap pernyataan yang benar: jawabannya tertulis di satu tempat, bentuknya selalu sama, terjadi lebih dari sepuluh kali sehari, kesalahannya mudah diperbaiki, ada orang yang memeriksa setiap minggu.</p>
    <ul>
      <li>Nilai 5: coba minggu ini, dengan satu pekerjaan itu saja.</li>
      <li>Nilai 3 atau 4: rapikan yang kurang, nilai lagi dua minggu kemudian.</li>
      <li>Nilai 2 atau kurang: pilih pekerjaan lain, atau belum dulu.</li>
    </ul>
    <p>Tidak ada ruginya mendapat nilai 2. Anda baru saja menghemat biaya percobaan yang kemungkinan besar gagal.</p>

    <h2>Bila masih ragu</h2>
    <p>Versi yang lebih lengkap, dengan dua puluh pertanyaan dan contoh isian untuk toko, klinik, restoran, dan pabrik, bisa diambil gratis di halaman <a href="/freebies">Freebies</a>. Isi bersama satu orang dari tim Anda. Perbedaan jawabannya biasanya langsung menunjukkan apa yang harus dirapikan.</p>
  `,
};
