import type { DemoCaseStudy } from '../demo-content.ts';
import { exampleNote } from './example-note.ts';

export const penawaranKonveksiTigaJam: DemoCaseStudy = {
  slug: 'penawaran-konveksi-tiga-jam',
  title: 'Penawaran seragam dari dua hari menjadi tiga jam',
  company: 'Konveksi seragam, 45 penjahit, Solo',
  industry: 'Manufacturing',
  excerpt:
    'Hanya pemilik yang bisa menghitung harga, dan ia ada di ruang potong. Aturan hitungnya kini tertulis, dan ia tinggal memeriksa.',
  published_on: '2026-06-30',
  html: `
    <h2>Semua harga lewat satu kepala</h2>
    <p>Sebuah sekolah meminta penawaran 320 setel seragam. Di konveksi ini hanya pemilik yang tahu cara menghitungnya: kebutuhan kain menurut ukuran, susut potong, bordir, jumlah hari jahit. Ia berada di ruang potong sampai sore, menghitung di rumah pada malam hari, dan penawaran terkirim dua hari kemudian. Sembilan penawaran seminggu adalah batasnya.</p>
    <p>Delapan kali sebulan penawaran harus direvisi setelah disetujui, kebanyakan karena jenis kain atau rincian ukuran salah ditangkap dari obrolan.</p>

    <h2>Menulis apa yang ada di kepala</h2>
    <p>Selama dua sore pemilik menghitung lima pesanan lama sambil bercerita, dan saya mencatat setiap keputusan. “Kalau ukuran XXL lebih dari seperlima, tambah kain 4%.” “Bordir di atas saku, tambah satu hari.” Hasilnya 24 aturan dan satu tabel harga kain. Dua aturan saling bertentangan; ia sendiri tertawa ketika membacanya, lalu memilih salah satu.</p>
    <p>Aturan itu diuji pada 30 penawaran tahun lalu. Pada 26 di antaranya hasilnya berada dalam 2% dari angka pemilik. Empat sisanya memunculkan tiga aturan baru, sehingga semuanya menjadi 26.</p>

    <h2>Dari permintaan ke rancangan penawaran</h2>
    <p>AI membaca permintaan dari WhatsApp, termasuk foto daftar ukuran, dan mengisi lembar permintaan. Bila ada yang kosong, misalnya jenis kain atau tanggal kirim, ia menyiapkan satu pesan pertanyaan untuk dikirim admin. Setelah lengkap, hitungannya dikerjakan oleh rumus di lembar kerja. AI tidak menghitung uang.</p>
    <p>Pemilik menerima rancangan penawaran di ponsel beserta aturan yang terpakai. Ia mengubah atau menyetujui, biasanya sambil berdiri di ruang potong, kurang dari lima menit.</p>

    <h2>Batas yang disepakati</h2>
    <p>Pesanan di atas 1.000 setel dan bahan yang belum pernah dijahit tetap dihitung pemilik dari awal. Foto daftar ukuran dari sekolah memuat nama siswa, jadi namanya ditutup sebelum dibaca alat, dan fotonya dihapus setelah pesanan selesai.</p>

    <h2>Setelah empat minggu</h2>
    <p>Penawaran terkirim dalam tiga jam pada hari kerja. Jumlahnya naik dari sembilan menjadi 21 seminggu, dan revisi setelah disetujui turun dari delapan menjadi dua sebulan. Admin yang dulu hanya meneruskan pesan kini menjawab pertanyaan sekolah sendiri, karena aturan hitungnya bisa ia baca.</p>
    <p>Tabel harga kain diperbarui setiap Senin pagi oleh bagian pembelian, dengan tanggal di setiap baris. Bila sebuah harga berumur lebih dari 14 hari, rancangan penawaran menampilkannya dengan tanda dan tidak bisa disetujui sebelum diperiksa. Aturan ini lahir dari satu penawaran yang memakai harga kain bulan sebelumnya, dan untungnya ketahuan sebelum dikirim.</p>
    ${exampleNote}
  `,
  challenges: [
    'Hanya pemilik yang bisa menghitung harga penawaran.',
    'Penawaran baru terkirim dua hari setelah diminta.',
    'Delapan revisi sebulan karena rincian salah ditangkap.',
  ],
  solutions: [
    'Dua puluh enam aturan hitung tertulis, diuji pada 30 penawaran lama.',
    'Permintaan dari chat dan foto ukuran dibaca menjadi lembar permintaan.',
    'Rumus lembar kerja yang menghitung, pemilik yang menyetujui.',
    'Nama siswa ditutup sebelum daftar ukuran dibaca alat.',
  ],
  results: [
    'Penawaran terkirim dalam 3 jam, sebelumnya 2 hari.',
    'Penawaran naik dari 9 menjadi 21 per minggu.',
    'Revisi setelah disetujui turun dari 8 menjadi 2 per bulan.',
  ],
  result_metrics: [
    {
      label: 'Sampai penawaran terkirim',
      before: '2 hari',
      after: '3 jam',
      before_value: 48,
      after_value: 3,
    },
    { label: 'Penawaran per minggu', before: '9', after: '21', before_value: 9, after_value: 21 },
    { label: 'Revisi per bulan', before: '8', after: '2', before_value: 8, after_value: 2 },
  ],
  impact_metrics: [
    { label: 'Penawaran tambahan per minggu', value: '+12', icon: 'TrendingUp' },
    { label: 'Aturan hitung yang tertulis', value: '26', icon: 'Database' },
    { label: 'Waktu pemilik per penawaran', value: 'kurang dari 5 mnt', icon: 'CheckCircle' },
  ],
};
