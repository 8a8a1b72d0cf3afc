import type { DemoPost } from '../demo-content.ts';
import { biayaPekerjaanBerulang } from './biaya-pekerjaan-berulang.ts';
import { daftarJawabanSebelumChatbot } from './daftar-jawaban-sebelum-chatbot.ts';
import { dataPelangganUuPdp } from './data-pelanggan-uu-pdp.ts';
import { hppMenuSaatHargaBahanNaik } from './hpp-menu-saat-harga-bahan-naik.ts';
import { kapanBelumMemakaiAi } from './kapan-belum-memakai-ai.ts';
import { pengingatJadwalKlinik } from './pengingat-jadwal-klinik.ts';
import { rekapHarianDariChatWhatsapp } from './rekap-harian-dari-chat-whatsapp.ts';
import { sopYangDibaca } from './sop-yang-dibaca.ts';
import { stokOpname40Menit } from './stok-opname-40-menit.ts';

/** The blog of the demo business, newest first. */
export const demoPosts: readonly DemoPost[] = [
  daftarJawabanSebelumChatbot,
  biayaPekerjaanBerulang,
  stokOpname40Menit,
  pengingatJadwalKlinik,
  hppMenuSaatHargaBahanNaik,
  rekapHarianDariChatWhatsapp,
  sopYangDibaca,
  dataPelangganUuPdp,
  kapanBelumMemakaiAi,
];
