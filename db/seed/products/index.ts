import {
  agenStokGudang,
  apiPemilahPesan,
  pendampinganBulanan,
  ruangDataCabang,
} from './business-subscriptions.ts';
import { adminWaKelas, webinarMembacaLaporan } from './chat-courses.ts';
import { daftarPeriksaSiapAi, penataanPendaftaranKlinik, promptKlinikHarian } from './clinic-products.ts';
import { asistenBalasChat, laporanPagi, pembacaNota } from './daily-subscriptions.ts';
import type { DemoProduct } from './demo-product.ts';
import { bedahDataPabrik, bukuDataLantaiProduksi } from './factory-products.ts';
import { agenPengingatPiutang, konsultasiAi } from './hands-on-products.ts';
import { kalkulatorStokResto, pesananRestoLewatChat } from './kitchen-products.ts';
import { fotoProduk, kelasPromptPemilikUsaha, kitRekrutKaryawan } from './owner-products.ts';
import { naskahBalasChat, rekapPenjualanOtomatis, sopAiToko } from './shop-products.ts';

/** The shop of the demo business, in the order it is shown. */
export const demoProducts: readonly DemoProduct[] = [
  sopAiToko,
  asistenBalasChat,
  adminWaKelas,
  promptKlinikHarian,
  rekapPenjualanOtomatis,
  kalkulatorStokResto,
  bedahDataPabrik,
  laporanPagi,
  kelasPromptPemilikUsaha,
  fotoProduk,
  pembacaNota,
  pesananRestoLewatChat,
  konsultasiAi,
  naskahBalasChat,
  agenPengingatPiutang,
  ruangDataCabang,
  webinarMembacaLaporan,
  bukuDataLantaiProduksi,
  pendampinganBulanan,
  kitRekrutKaryawan,
  daftarPeriksaSiapAi,
  penataanPendaftaranKlinik,
  apiPemilahPesan,
  agenStokGudang,
];
