import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import {
  eventually,
  expect,
  expectSound,
  expectSoundInBothThemes,
  test,
} from '#tests/support/machine/browser.ts';
import { makeReaders } from '#tests/support/shop/readers.ts';
import { signInAs } from './sign-in.ts';

const phone = { width: 360, theme: 'bright' } as const;

test('an owner writes, looks at and sends a broadcast from a phone, a reader opens its link and leaves by one click', async ({
  app,
  db,
  openVisitor,
}) => {
  const email = 'pembaca-1@contoh.example';
  await makeReaders(db, 1);
  const owner = await openVisitor(phone);
  const { page, complaints } = owner;
  await signInAs(owner, 'admin@arunika.example', app.url);
  await page.goto('/id/admin/broadcasts');
  await expectSound(page);
  await page.getByRole('link', { name: 'Siaran baru' }).click();
  await page.waitForURL(/\/broadcasts\/new$/);
  await page.getByLabel('Judul email', { exact: true }).fill('Kelas baru mulai Senin');
  const body = page.getByRole('textbox', { name: 'Isi email', exact: true });
  await body.fill('Pendaftaran sudah dibuka.');
  await page.getByRole('button', { name: 'Pratinjau' }).click();
  const preview = page.getByRole('dialog');
  await eventually(() => preview.getByTitle('Isi email').getAttribute('srcdoc')).toContain(
    'Kelas baru mulai Senin</h1>',
  );
  await preview.getByRole('button', { name: 'Kirim uji ke saya' }).click();
  await eventually(async () => (await listDevMails(db, 'admin@arunika.example'))[0]?.subject ?? '').toBe(
    '[Uji] Kelas baru mulai Senin',
  );
  await page.keyboard.press('Escape');
  // The mail runs no scripts, and the browser says that it kept the driver's out.
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('about:srcdoc'))).toEqual([]);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await page.waitForURL(/\/broadcasts\/[0-9a-f-]{36}$/);
  await expectSoundInBothThemes(page);
  await page.getByRole('button', { name: 'Kirim atau jadwalkan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kirim sekarang' }).click();
  await page.getByRole('link', { name: 'Lihat penerima' }).waitFor();
  await eventually(async () => (await listDevMails(db, email))[0]?.subject ?? '').toBe(
    'Kelas baru mulai Senin',
  );
  const [mail] = await listDevMails(db, email);
  const oneClick = /<(.+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
  const left = await page.request.post(oneClick, {
    form: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(left.status()).toBe(200);
  await page.reload();
  await page.getByText('Sampai').waitFor();
  await expectSoundInBothThemes(page);
  await page.getByRole('link', { name: 'Lihat penerima' }).click();
  await page.getByText(email).waitFor();
  await expectSound(page);
});
