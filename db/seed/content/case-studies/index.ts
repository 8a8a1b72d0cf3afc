import type { DemoCaseStudy } from '../demo-content.ts';
import { kateringSatuDaftarBelanja } from './katering-satu-daftar-belanja.ts';
import { kursiKlinikGigiTerisi } from './kursi-klinik-gigi-terisi.ts';
import { penawaranKonveksiTigaJam } from './penawaran-konveksi-tiga-jam.ts';
import { penginapanPertanyaanMalam } from './penginapan-pertanyaan-malam.ts';
import { rotiTersisaSoreHari } from './roti-tersisa-sore-hari.ts';
import { stokTokoBangunanCocok } from './stok-toko-bangunan-cocok.ts';
import { tokoBayiBerhentiMenyalin } from './toko-bayi-berhenti-menyalin.ts';
import { waktuHentiPabrikKardus } from './waktu-henti-pabrik-kardus.ts';

/** The case studies of the demo business, newest first; the landing page features the first three. */
export const demoCaseStudies: readonly DemoCaseStudy[] = [
  kursiKlinikGigiTerisi,
  kateringSatuDaftarBelanja,
  waktuHentiPabrikKardus,
  stokTokoBangunanCocok,
  penginapanPertanyaanMalam,
  tokoBayiBerhentiMenyalin,
  rotiTersisaSoreHari,
  penawaranKonveksiTigaJam,
];
