import type { DemoSitePage } from './demo-content.ts';

/** The privacy notice, in the order of Article 21 of the law: who, what, why, for how long, which rights. */
export const privacyPage: DemoSitePage = {
  name: 'privacy',
  title: 'Kebijakan Privasi',
  description:
    'Data yang kami kumpulkan, untuk apa, berapa lama disimpan, dan cara memakai hak Anda menurut UU Pelindungan Data Pribadi.',
  html: `
    <p>Halaman ini menjelaskan apa yang terjadi dengan data Anda ketika Anda membuka situs ini, membuat akun, mengisi formulir, membeli produk, atau memesan layanan. Isinya mengikuti Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi (UU PDP). Kebijakan ini berlaku sejak 1 Juni 2026.</p>

    <h2>Ringkasnya</h2>
    <ul>
      <li>Kami meminta data yang diperlukan untuk layanan yang Anda pilih, dan tidak menjualnya.</li>
      <li>Nomor kartu dan sandi rekening Anda tidak pernah sampai kepada kami.</li>
      <li>Kami tidak meminta data pelanggan, pasien, atau karyawan usaha Anda untuk menyusun alur kerja.</li>
      <li>Anda bisa meminta salinan, perbaikan, atau penghapusan lewat <a href="/contact">halaman Kontak</a>.</li>
    </ul>

    <h2>Siapa kami</h2>
    <p>{brand_name} adalah pengendali data pribadi untuk situs ini: kami yang menentukan tujuan dan cara pengolahannya. Kami berkedudukan di Indonesia. Untuk semua hal tentang data pribadi, termasuk memakai hak Anda, hubungi kami lewat <a href="/contact">halaman Kontak</a> dengan menulis “data pribadi” di awal pesan.</p>

    <h2>Data yang kami kumpulkan dan alasannya</h2>
    <p>UU PDP mensyaratkan dasar untuk setiap pengolahan. Kolom kanan menyebut dasar yang kami pakai.</p>
    <table>
      <thead><tr><th>Saat Anda</th><th>Data</th><th>Tujuan</th><th>Dasar</th></tr></thead>
      <tbody>
        <tr><td>Membuat akun</td><td>Nama, email, kata sandi dalam bentuk tersandi; nama dan email akun Google bila Anda memakainya</td><td>Mengenali Anda dan mengamankan akun</td><td>Perjanjian</td></tr>
        <tr><td>Melengkapi profil</td><td>Nomor telepon dan WhatsApp, usaha, jabatan, bidang, ukuran, tantangan, anggaran, akun media sosial</td><td>Menyesuaikan saran dan konsultasi gratis bulanan</td><td>Persetujuan</td></tr>
        <tr><td>Membeli atau mengisi saldo</td><td>Produk, jumlah, waktu, status pembayaran, mutasi saldo</td><td>Menyelesaikan pembelian dan pembukuan</td><td>Perjanjian, kewajiban hukum</td></tr>
        <tr><td>Mendaftar audit gratis</td><td>Nama, email, WhatsApp, jabatan, nama, website, dan ukuran usaha, kisaran omzet, layanan yang diminati, tantangan</td><td>Memilih pendaftar, menghubungi dalam 24 jam, menyiapkan audit</td><td>Persetujuan</td></tr>
        <tr><td>Bergabung dengan komunitas</td><td>Nama, email, WhatsApp, nama dan website usaha</td><td>Memasukkan Anda ke grup dan menjaganya dari akun palsu</td><td>Persetujuan</td></tr>
        <tr><td>Memesan konsultasi</td><td>Nama, email, WhatsApp, usaha, tanggal dan waktu yang diinginkan, topik</td><td>Menjadwalkan dan menyiapkan pertemuan</td><td>Persetujuan, perjanjian</td></tr>
        <tr><td>Mendaftar mentorship</td><td>Nama, email, WhatsApp, nama, website, dan ukuran usaha, tujuan, cerita singkat</td><td>Menilai kecocokan dan menyusun rencana</td><td>Persetujuan</td></tr>
        <tr><td>Menulis lewat Kontak</td><td>Nama, email, WhatsApp bila diisi, topik, pesan</td><td>Menjawab Anda</td><td>Persetujuan</td></tr>
        <tr><td>Meminta kabar AI Agent</td><td>Email</td><td>Memberi tahu satu kali saat dibuka</td><td>Persetujuan</td></tr>
      </tbody>
    </table>
    <h3>Data teknis</h3>
    <p>Saat Anda masuk dan saat sebuah formulir dikirim, kami mencatat alamat IP dan waktunya; pada sesi masuk juga jenis peramban. Dasarnya kepentingan yang sah: mencegah pembobolan akun, kiriman palsu, dan penyalahgunaan. Kami tidak memakai data ini untuk menyusun profil minat Anda.</p>
    <h3>Yang tidak perlu Anda kirim</h3>
    <p>Di kolom tantangan dan pesan, mohon tidak menuliskan data kesehatan, nomor identitas, atau nama pelanggan Anda. Bila telanjur terkirim dan tidak diperlukan, kami menghapusnya begitu mengetahuinya.</p>

    <h2>Persetujuan dan cara menariknya</h2>
    <p>Setiap formulir memiliki kotak persetujuan yang kosong dan Anda centang sendiri. Kami menyimpan waktu persetujuan itu. Anda dapat menariknya kapan saja lewat halaman Kontak, tanpa menyebut alasan. Pengolahan berdasarkan persetujuan itu kami hentikan paling lambat 3 × 24 jam setelah permintaan diterima. Yang sudah dilakukan sebelum penarikan tetap sah.</p>

    <h2>Dengan siapa data dibagikan</h2>
    <p>Hanya dengan pihak yang diperlukan untuk menjalankan layanan, sebatas tugasnya, dan terikat perjanjian kerahasiaan:</p>
    <ul>
      <li>Penyedia server dan basis data, tempat situs ini berjalan.</li>
      <li>Pengirim email, untuk verifikasi akun, bukti pembelian, dan pengingat.</li>
      <li>Penyedia pembayaran yang namanya tampil ketika Anda membayar. Mereka menerima data pembayaran langsung dari Anda; kami menerima kabar berhasil, gagal, atau sengketa, jumlahnya, dan keterangan pembayar yang disertakan dalam kabar itu.</li>
      <li>WhatsApp, bila Anda memilih berkomunikasi di sana atau bergabung ke grup. Nomor Anda terlihat oleh anggota grup lain.</li>
      <li>Lembaga berwenang, bila diwajibkan oleh hukum.</li>
    </ul>
    <p>Bila pengolahan dilakukan di luar Indonesia, kami memastikan negara tujuannya memiliki tingkat pelindungan yang setara atau ada perjanjian yang mengikat. Bila keduanya tidak terpenuhi, kami meminta persetujuan Anda lebih dulu.</p>
    <p>Isi formulir Anda tidak kami masukkan ke layanan AI umum dengan nama atau nomor Anda. Keputusan menerima atau menolak pendaftaran audit dan mentorship dibuat oleh orang, tidak oleh mesin.</p>

    <h2>Berapa lama data disimpan</h2>
    <table>
      <thead><tr><th>Jenis data</th><th>Masa simpan</th></tr></thead>
      <tbody>
        <tr><td>Akun dan profil</td><td>Selama akun Anda aktif; kami hapus atas permintaan Anda</td></tr>
        <tr><td>Pesanan, pembayaran, mutasi saldo</td><td>Selama diwajibkan aturan pembukuan, yaitu sekurangnya 10 tahun, juga setelah akun ditutup</td></tr>
        <tr><td>Isi kabar dari penyedia pembayaran</td><td>30 hari setelah selesai diolah, lalu terhapus sendiri; yang terakhir tentang suatu pembayaran disimpan bersama pembayaran itu</td></tr>
        <tr><td>Formulir audit, konsultasi, mentorship</td><td>Sampai Anda meminta kami menghapusnya</td></tr>
        <tr><td>Catatan pertemuan konsultasi</td><td>Sampai Anda meminta kami menghapusnya</td></tr>
        <tr><td>Pesan lewat Kontak</td><td>Sampai Anda meminta kami menghapusnya</td></tr>
        <tr><td>Keanggotaan komunitas</td><td>Selama Anda menjadi anggota; kami hapus atas permintaan Anda</td></tr>
        <tr><td>Permintaan kabar AI Agent</td><td>Sampai Anda meminta kami menghapusnya</td></tr>
        <tr><td>Sesi masuk beserta alamat IP</td><td>7 hari sejak terakhir diperpanjang, atau sampai Anda keluar</td></tr>
        <tr><td>Catatan teknis server</td><td>Selama diperlukan untuk mengamankan dan memperbaiki situs; tidak dipakai untuk hal lain</td></tr>
      </tbody>
    </table>
    <p>Sesi masuk dan isi kabar lama terhapus sendiri. Untuk data lain, cukup minta lewat <a href="/contact">halaman Kontak</a>: kami menghapusnya, kecuali bagian yang wajib disimpan untuk pembukuan.</p>

    <h2>Hak Anda dan cara memakainya</h2>
    <p>Menurut UU PDP Anda berhak:</p>
    <ul>
      <li>mendapat kejelasan tentang siapa yang meminta data, untuk apa, dan atas dasar apa;</li>
      <li>mengakses data Anda dan memperoleh salinannya;</li>
      <li>melengkapi dan memperbaiki data yang keliru;</li>
      <li>mengakhiri pengolahan, menghapus, atau memusnahkan data;</li>
      <li>menarik persetujuan, menunda, atau membatasi pengolahan;</li>
      <li>berkeberatan atas keputusan yang hanya didasarkan pada pengolahan otomatis;</li>
      <li>memperoleh data dalam bentuk yang lazim dan dapat dibaca sistem elektronik;</li>
      <li>mengadu kepada lembaga berwenang, serta menggugat dan menerima ganti rugi sesuai hukum.</li>
    </ul>
    <ol>
      <li>Tulis permintaan lewat <a href="/contact">halaman Kontak</a>, dari email yang terdaftar bila Anda punya akun.</li>
      <li>Kami memastikan bahwa Anda pemilik datanya, biasanya dengan membalas ke email tersebut. Kami tidak meminta foto KTP.</li>
      <li>Permintaan akses, perbaikan, pembatasan, dan penarikan persetujuan kami penuhi paling lambat 3 × 24 jam sejak permintaan yang jelas diterima. Penghapusan dimulai dalam tenggat yang sama.</li>
      <li>Bila sebagian harus tetap disimpan, misalnya untuk pembukuan, kami menyebut bagian itu, alasannya, dan sampai kapan.</li>
    </ol>
    <p>Memakai hak ini tidak dipungut biaya.</p>

    <h2>Keamanan</h2>
    <p>Sambungan ke situs ini disandikan. Kata sandi disimpan dalam bentuk yang tidak bisa dibaca kembali. Akses ke data dibatasi menurut tugas. Bila terjadi kegagalan pelindungan data, kami memberi tahu Anda dan lembaga berwenang secara tertulis paling lambat 3 × 24 jam: data apa yang terungkap, kapan dan bagaimana, serta upaya penanganannya.</p>

    <h2>Cookie dan penyimpanan peramban</h2>
    <p>Kami memakai satu cookie sesi supaya Anda tetap masuk; cookie ini tidak dapat dibaca oleh skrip. Peramban Anda juga menyimpan pilihan tema, penanda bahwa Anda pernah masuk, dan isi keranjang. Tidak ada cookie iklan dan tidak ada pelacakan lintas situs. Bila cookie sesi diblokir, halaman umum tetap terbaca, tetapi Anda tidak bisa masuk.</p>

    <h2>Anak</h2>
    <p>Layanan ini ditujukan untuk pemilik dan pengelola usaha berusia 18 tahun ke atas. Kami tidak dengan sengaja mengumpulkan data anak. Bila Anda mengetahui seorang anak mendaftar tanpa persetujuan orang tua atau wali, beri tahu kami dan akunnya kami hapus.</p>

    <h2>Perubahan</h2>
    <p>Bila kebijakan ini berubah, tanggal di awal halaman ikut berubah. Perubahan yang memengaruhi tujuan atau penerima data kami kabarkan lewat email sebelum berlaku. Bila dasarnya persetujuan, kami memintanya kembali.</p>

    <h2>Kontak</h2>
    <p>Pertanyaan, permintaan, dan keluhan tentang data pribadi: <a href="/contact">halaman Kontak</a>. Ketentuan pembelian dan layanan ada di <a href="/terms">Syarat dan Ketentuan</a>.</p>
  `,
};
