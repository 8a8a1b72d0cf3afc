import type { Locator } from 'playwright-core';
import { auditServices } from '#shared/leads/forms.ts';
import {
  eventually,
  expect,
  expectSound,
  holdsFocus,
  test,
  type Visitor,
} from '#tests/support/machine/browser.ts';
import { told } from '#tests/support/machine/toasts.ts';
import { codeMailedTo } from '#tests/support/mailed-code.ts';
import { hydrateSection } from './landing-sections.ts';
import { BUYER, NEW_BUYER, signInAs } from './sign-in.ts';
import { agree, fillAudit, PAYLOAD, pageForms } from './site-forms.ts';

const phone = { width: 360, theme: 'dark' } as const;
const desktop = { width: 1280, theme: 'bright' } as const;
async function openAudit({ page }: Visitor): Promise<Locator> {
  await page.goto('/?form=free_audit');
  const dialog = page.getByRole('dialog', { name: 'Ajukan audit gratis' });
  await dialog.waitFor();
  return dialog;
}

test('[ERR-017, FORM-002, FORM-016] an audit form with gaps names those of its step, keeps what was typed, and puts the focus on the first; a chip writes the work', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor(phone);
  await signInAs(visitor, NEW_BUYER, app.url);
  const { page } = visitor;
  const dialog = await openAudit(visitor);
  const options = await dialog.locator('option').evaluateAll((all) =>
    all.map((option) => ({
      value: option.getAttribute('value') ?? option.textContent,
      isDisabled: option.hasAttribute('disabled'),
    })),
  );
  expect(options.filter(({ value, isDisabled }) => value === '' && !isDisabled)).toEqual([]);
  // What the profile knows comes a moment later, into what is empty.
  const name = dialog.getByLabel('Nama lengkap');
  await eventually(() => name.inputValue()).toBe('Akun Demo Baru');
  await name.fill('');
  await dialog.getByLabel('Nomor WhatsApp').fill('0812 3456 7890');
  const next = dialog.getByRole('button', { name: 'Lanjut: usaha Anda' });
  await next.click();
  await told(page, 'Form tidak lengkap', 'Harap isi semua field yang wajib diisi');
  await dialog.getByText('Tulis nama Anda.').waitFor();
  await dialog.getByText('Tulis tantangan Anda.').waitFor();
  await holdsFocus(name);
  expect(await dialog.getByLabel('Nama usaha').isVisible()).toBe(false);
  await name.fill('Sari');
  await dialog.getByText('Tulis nama Anda.').waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Balas chat' }).click();
  await dialog.getByRole('button', { name: 'Stok' }).click();
  expect(await dialog.getByLabel('Ceritakan dengan kata Anda').inputValue()).toBe('Balas chat, Stok');
  await next.click();
  await dialog.getByLabel('Nama usaha').fill('Dapur Contoh');
  await dialog.getByRole('button', { name: 'Kirim pengajuan' }).click();
  for (const text of [
    'Pilih jabatan Anda.',
    'Pilih jumlah karyawan.',
    'Pilih kisaran omzet.',
    'Pilih minimal satu layanan.',
    'Persetujuan Anda diperlukan.',
  ]) {
    await dialog.getByText(text).waitFor();
  }
  expect(await dialog.getByText('Tulis nama usaha Anda.').count()).toBe(0);
  expect(await dialog.getByLabel('Nama usaha').inputValue()).toBe('Dapur Contoh');
  await holdsFocus(dialog.getByLabel('Jabatan', { exact: true }));
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Kembali' }).click();
  expect(await name.inputValue()).toBe('Sari');
  // A form that was put away stays away when the page is loaded again.
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => url.search === '');
});

test('[FORM-001, FORM-003, FORM-005, FORM-006, FORM-007, ERR-019, ERR-024, ERR-025] an audit is sent once: busy, kept on failure, and closed when it has arrived', async ({
  app,
  db,
  openVisitor,
}) => {
  const visitor = await openVisitor(desktop);
  await signInAs(visitor, BUYER, app.url);
  const { page, complaints } = visitor;
  const dialog = await openAudit(visitor);
  await fillAudit(dialog);
  for (const service of auditServices.slice(0, 2)) await dialog.locator(`[value="${service}"]`).check();
  await agree(dialog);
  await expectSound(page);
  const send = dialog.getByRole('button', { name: 'Kirim pengajuan' });
  const setOpen = (isOpen: boolean) =>
    db.pool.query("update forms set is_active = $1 where form_type = 'free_audit'", [isOpen]);
  const answers = ['lost', 'refused', 'passed'];
  const bodies: string[] = [];
  await page.route('**/free-audit.data*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    bodies.push(route.request().postData() ?? '');
    const answer = answers.shift();
    await setOpen(answer !== 'refused');
    if (answer === 'lost') return route.abort();
    if (answer === 'refused') return route.continue();
    await eventually(() => dialog.getByRole('button', { name: 'Menyimpan...' }).isDisabled()).toBe(true);
    return route.continue();
  });
  await send.click();
  await told(page, 'Error', 'Terjadi kesalahan saat menyimpan data.');
  await send.click();
  await told(page, 'Gagal Menyimpan', 'Formulir ini sedang ditutup.');
  expect(await dialog.getByLabel('Nama lengkap').inputValue()).toBe(PAYLOAD);
  await pressAgainBeforeBusy(send);
  await told(
    page,
    'Pendaftaran berhasil!',
    'Data tersimpan di profil. Tim kami akan menghubungi Anda dalam 24 jam untuk konfirmasi jadwal.',
  );
  await dialog.waitFor({ state: 'detached' });
  const sent = new URLSearchParams(bodies[2]);
  expect([sent.get('name'), sent.get('customRole'), sent.getAll('services')]).toEqual([
    PAYLOAD,
    'Kepala dapur',
    auditServices.slice(0, 2),
  ]);
  expect(bodies).toHaveLength(3);
  complaints.length = 0;
  // The next time the form is empty, but for what the profile knows.
  const again = await openAudit(visitor);
  await eventually(() => again.getByLabel('Nama lengkap').inputValue()).toBe('Akun Demo Pembeli');
  expect(await again.getByLabel(/Saya setuju/).isChecked()).toBe(false);
});

/** Presses, and again as the request leaves: a slow device draws the busy state after that. */
const pressAgainBeforeBusy = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    const { fetch } = window;
    window.fetch = (...request) => {
      window.fetch = fetch;
      const answer = fetch(...request);
      element.click();
      return answer;
    };
    element.click();
  });

test('[PUB-088, FORM-004][DECISIONS 64] a visitor applies for the audit in one sheet: a mailed code is typed into it, signs in, and sends it', async ({
  db,
  openVisitor,
}) => {
  const { page, complaints } = await openVisitor(phone);
  await page.goto('/#free-ai-audit');
  await hydrateSection(page, 'free-ai-audit');
  await page.locator('#free-ai-audit').getByRole('link', { name: 'Ajukan audit gratis' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajukan audit gratis' });
  await fillAudit(dialog);
  await dialog.getByLabel('Email').fill(NEW_BUYER);
  await dialog.getByLabel('Pekerjaan rutin jalan sendiri').check();
  await agree(dialog);
  await dialog.getByRole('button', { name: 'Kirim pengajuan' }).click();
  const code = dialog.getByLabel('Kode dari email');
  await holdsFocus(code);
  await expectSound(page);
  await code.fill('000000');
  const send = dialog.getByRole('button', { name: 'Kirim dengan kode' });
  await send.click();
  await dialog.getByText('Kode ini salah atau sudah kedaluwarsa.').waitFor();
  expect(await dialog.getByLabel('Nama usaha').inputValue()).toBe('Dapur Contoh');
  await code.fill(await codeMailedTo(db, NEW_BUYER));
  await send.click();
  await told(page, 'Pendaftaran berhasil!', 'Tim kami akan menghubungi Anda');
  await dialog.waitFor({ state: 'detached' });
  await page.locator('html[data-viewer="known"]').waitFor();
  await page.getByRole('button', { name: 'Pilih waktu bicara' }).click();
  await page.waitForURL('**/user/bookings/audit/time');
  await page.getByRole('button', { name: 'Ambil jam ini' }).waitFor();
  // The browser reports the refused calls.
  complaints.length = 0;
});

test('[FORM-008, FORM-010, FORM-011, FORM-012, FORM-013, ERR-020, ERR-021, ERR-022][DECISIONS 31] the community form leads to /freebies, where a member finds the group', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor(phone);
  await signInAs(visitor, NEW_BUYER, app.url);
  const { page, complaints } = visitor;
  await page.goto('/?form=join_community');
  const dialog = page.getByRole('dialog', { name: 'Gabung komunitas' });
  const send = dialog.getByRole('button', { name: 'Gabung sekarang' });
  await send.click();
  await told(page, 'Form Belum Lengkap', 'Mohon isi semua field yang wajib diisi.');
  await expectSound(page);
  await dialog.getByLabel('Nama lengkap').fill('Sari');
  await dialog.getByLabel('Email').fill('sari@contoh.example');
  await dialog.getByLabel('Nomor WhatsApp').fill('salah');
  await dialog.getByLabel('Nama usaha').fill('Dapur Contoh');
  await agree(dialog);
  await send.click();
  await dialog.getByText('Tulis nomor WhatsApp yang benar.').waitFor();
  expect(await dialog.getByLabel('Nama lengkap').inputValue()).toBe('Sari');
  await dialog.getByLabel('Nomor WhatsApp').fill('0812 3456 7890');
  await page.route('**/community.data*', async (route) => {
    await eventually(() => dialog.getByRole('button', { name: 'Menyimpan...' }).count()).toBe(1);
    await route.continue();
  });
  await send.click();
  await told(page, 'Berhasil!', 'Selamat datang di komunitas!');
  await page.waitForURL('**/freebies');
  await page.locator('a[href="https://chat.whatsapp.com/arunika-contoh"]').first().waitFor();
  // The browser reports the refused calls.
  complaints.length = 0;
});

test.for(pageForms)(
  '[PUB-020, PUB-026][DECISIONS 30, DECISIONS 43] a visitor sends the form of $path, and a note stands in its place',
  async ({ path, send, received, fill }, { openVisitor }) => {
    const { page, complaints } = await openVisitor(phone);
    await page.goto(path);
    const form = page.getByRole('form');
    await form.getByRole('button', { name: send }).click();
    await form.getByText('Persetujuan Anda diperlukan.').waitFor();
    await expectSound(page);
    // The browser reports a refusal that came before the schema was there.
    complaints.length = 0;
    await form.getByLabel('Nama lengkap').fill(PAYLOAD);
    await form.getByLabel('Email').fill('sari@contoh.example');
    await fill(form);
    await agree(form);
    await form.getByRole('button', { name: send }).click();
    const note = page.getByRole('status').filter({ hasText: received });
    await holdsFocus(note.getByRole('heading'));
    await expectSound(page);
    await note.getByRole('link', { name: 'Kirim lagi' }).click();
    await eventually(() => page.getByRole('form').getByLabel('Nama lengkap').inputValue()).toBe('');
  },
);

test('[PUB-022] the AI Agent page says that it is coming soon, and keeps one address for one message', async ({
  openVisitor,
}) => {
  const { page, complaints } = await openVisitor(desktop);
  await page.goto('/ai-agent');
  await page.getByText('Segera hadir').waitFor();
  await page.getByRole('heading', { name: 'AI Agent Environment', level: 1 }).waitFor();
  await page.getByLabel('Email Anda').fill('bukan alamat');
  await agree(page);
  await page.getByRole('button', { name: 'Kabari saya' }).click();
  await page.getByText('Tulis alamat email yang benar.').waitFor();
  expect(await page.getByLabel('Email Anda').inputValue()).toBe('bukan alamat');
  // The browser reports the refusal.
  complaints.length = 0;
  await page.getByLabel('Email Anda').fill('sari@contoh.example');
  await page.getByRole('button', { name: 'Kabari saya' }).click();
  await page.getByRole('heading', { name: 'Anda akan dikabari' }).waitFor();
});
