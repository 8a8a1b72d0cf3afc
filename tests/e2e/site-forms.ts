import type { Locator, Page } from 'playwright-core';

/** Shown again wherever a form is read; nowhere may it become an element. */
export const PAYLOAD = '<img src=x onerror=alert(1)>"\'{{7*7}}';

/** Both steps but the checks, with a name and challenges that try to be markup. */
export async function fillAudit(dialog: Locator): Promise<void> {
  await dialog.getByLabel('Nama lengkap').fill(PAYLOAD);
  await dialog.getByLabel('Nomor WhatsApp').fill('0812 3456 7890');
  await dialog.getByLabel('Ceritakan dengan kata Anda').fill(PAYLOAD);
  await dialog.getByRole('button', { name: 'Lanjut: usaha Anda' }).click();
  await dialog.getByLabel('Email').fill('sari@contoh.example');
  await dialog.getByLabel('Jabatan', { exact: true }).selectOption('Other');
  await dialog.getByLabel('Jabatan Anda').fill('Kepala dapur');
  await dialog.getByLabel('Nama usaha').fill('Dapur Contoh');
  await dialog.getByText('1-10', { exact: true }).click();
  await dialog.getByText('50-250 juta', { exact: true }).click();
}

export const agree = (form: Locator | Page) => form.getByLabel(/Saya setuju/).check();
/** The forms that stand on a page, and what is typed into each beside name and address. */
export const pageForms = [
  {
    path: '/contact',
    send: 'Kirim pesan',
    received: 'Pesan Anda sudah kami terima',
    fill: async (form: Locator) => {
      await form.getByLabel('Topik').selectOption('Layanan');
      await form.getByLabel('Pesan', { exact: true }).fill(PAYLOAD);
    },
  },
  {
    path: '/mentorship',
    send: 'Kirim pengajuan',
    received: 'Pengajuan mentorship Anda sudah kami terima',
    fill: async (form: Locator) => {
      await form.getByLabel('Nomor WhatsApp').fill('0812 3456 7890');
      await form.getByLabel('Nama usaha').fill('Dapur Contoh');
      await form.getByLabel('Jumlah karyawan').selectOption('1-10');
      await form.getByLabel('Tujuan utama').selectOption('Melatih tim memakai AI');
      await form.getByLabel(/Cerita singkat/).fill(PAYLOAD);
    },
  },
  {
    path: '/consultation',
    send: 'Kirim pilihan waktu',
    received: 'Pilihan waktu Anda sudah kami terima',
    fill: async (form: Locator) => {
      await form.getByLabel('Nomor WhatsApp').fill('0812 3456 7890');
      await form.getByLabel('Tanggal yang Anda inginkan').fill('2099-12-01');
      await form.getByLabel('Waktu (WIB)').selectOption({ index: 1 });
      await form.getByLabel('Masalah yang ingin dibedah').fill(PAYLOAD);
    },
  },
] as const;
