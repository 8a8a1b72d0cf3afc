import { expect, expectSoundInBothThemes, holdsFocus, test } from '#tests/support/machine/browser.ts';
import { chooseBank, fillBuyer, payAtGateway } from './guest.ts';
import { signInAs } from './sign-in.ts';
import { withoutScripts } from './without-scripts.ts';

const phone = { width: 360, theme: 'bright' } as const;
const SLUG = 'bedah-data-pabrik';
const STREET = 'Jalan Braga 10, lantai 2';

test('[DECISIONS 65] a class of one place: its holder is told where it is, the next visitor is offered to wait, and the roster is ticked', async ({
  app,
  db,
  openVisitor,
}) => {
  const { rows } = await db.pool.query<{ id: string }>(
    'update products set max_students = places_taken(id) + 1 where slug = $1 returning id',
    [SLUG],
  );
  const path = `/admin/products/one-time/class/${rows[0]?.id}`;
  const admin = await openVisitor({ width: 1280, theme: 'bright' });
  await signInAs(admin, 'admin@arunika.example', app.url);
  const desk = admin.page;
  await desk.goto(path);
  const kinds = desk.getByLabel('Meets');
  const kind = await kinds.inputValue();
  await kinds.selectOption({ label: 'In person' });
  await desk.getByText('There are unsaved changes.').waitFor();
  await kinds.selectOption(kind);
  await desk.getByText('All changes are saved.').waitFor();
  await desk.getByLabel('Link or address').first().fill(STREET);
  await kinds.selectOption({ label: 'In person' });
  await desk.getByLabel('Public location').fill('Bandung');
  await desk.getByRole('button', { name: 'Save sessions' }).click();
  await desk.getByText('Sessions saved.').first().waitFor();
  await expectSoundInBothThemes(desk);

  const { page } = await openVisitor(phone);
  await page.goto(`/product/${SLUG}`);
  await page.getByText('Tatap muka, Bandung').waitFor();
  await page.getByText('Sisa 1 tempat').first().waitFor();
  expect(await page.content()).not.toContain(STREET);
  await page.goto(`/checkout/${SLUG}`);
  await fillBuyer(page, 'peserta@contoh.example');
  await chooseBank(page);
  await payAtGateway(page);
  await page.waitForURL(new RegExp(`/user/purchases/${SLUG}`));
  await page.getByRole('heading', { name: 'Jadwal kelas' }).waitFor();
  await page.getByText(STREET).waitFor();
  await expectSoundInBothThemes(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Tambah ke kalender' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('arunika.ics');

  const late = await openVisitor(phone);
  await late.page.goto(`/product/${SLUG}`);
  await late.page.getByText('Kelas penuh').first().waitFor();
  await late.page.getByText('Kabari saya').first().waitFor();

  await desk.goto(`${path}/roster`);
  const tick = desk.getByRole('button', { name: 'Present: Sari Wulandari' });
  await tick.focus();
  await desk.keyboard.press('Enter');
  await desk.getByText('1 of 1 present').waitFor();
  await holdsFocus(tick);
  await expectSoundInBothThemes(desk);
});

test('[DECISIONS 65] attendance is recorded without scripts', async ({ app, browser, db }) => {
  await db.pool.query('update products set max_students = null where slug = $1', [SLUG]);
  const { rows } = await db.pool.query<{ id: string; session: string }>(
    `with made as (
       insert into user_products (user_id, product_id)
       select u.id, p.id from users u, products p where u.email = 'baru@arunika.example' and p.slug = $1
       returning product_id
     ) select s.product_id as id, s.id as session from class_sessions s join made using (product_id)`,
    [SLUG],
  );
  const { page, close } = await withoutScripts({ browser, app });
  await signInAs({ context: page.context() }, 'admin@arunika.example', app.url);
  const roster = `/admin/products/one-time/class/${rows[0]?.id}/roster?session=${rows[0]?.session}`;
  await page.goto(roster);
  expect(await page.getByRole('button', { name: 'Nobody came' }).count()).toBe(0);
  const tick = page.getByRole('button', { name: /^Present:/ }).first();
  await tick.click();
  await page.waitForURL(/session=/);
  expect(await tick.getAttribute('aria-pressed')).toBe('true');
  // Whoever was ticked before this test, too.
  await db.pool.query('delete from class_attendance where session_id = $1', [rows[0]?.session]);
  await db.pool.query(
    "update class_sessions set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour' where id = $1",
    [rows[0]?.session],
  );
  // The page is the answer to a tick, which a reload would send again.
  await page.goto(roster);
  await page.getByRole('button', { name: 'Nobody came' }).click();
  await page.getByText('Closed: nobody came').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(/^0 of \d+ present$/).waitFor();
  await db.pool.query(
    "update class_sessions set starts_at = starts_at + interval '60 days', ends_at = ends_at + interval '60 days' where id = $1",
    [rows[0]?.session],
  );
  await close();
});

test('[DECISIONS 65] a session that is over becomes a lesson: the owner chooses it, and its holder opens it from the session', async ({
  app,
  db,
  openVisitor,
}) => {
  const lessons = ['pagi', 'siang'].map((id) => ({ id, title: id, body: '<p>Isi.</p>' }));
  await db.pool.query('update products set max_students = null, modules = $2 where slug = $1', [
    SLUG,
    JSON.stringify([{ title: 'Rekaman', lessons }]),
  ]);
  const { rows } = await db.pool.query<{ id: string }>(
    `with over as (
       insert into class_sessions (product_id, starts_at, ends_at)
       select id, now() - interval '30 hours', now() - interval '28 hours' from products where slug = $1
       returning product_id
     ), made as (
       insert into user_products (user_id, product_id)
       select u.id, product_id from users u, over where u.email = 'baru@arunika.example'
       on conflict do nothing
     ) select product_id as id from over`,
    [SLUG],
  );
  const admin = await openVisitor({ width: 1280, theme: 'bright' });
  await signInAs(admin, 'admin@arunika.example', app.url);
  const desk = admin.page;
  await desk.goto(`/admin/products/one-time/class/${rows[0]?.id}`);
  const recording = desk.getByLabel('Recording');
  expect(await recording.count()).toBe(1);
  await recording.selectOption({ index: 1 });
  await desk.getByRole('button', { name: 'Save sessions' }).click();
  await desk.getByText('All changes are saved.').waitFor();
  await expectSoundInBothThemes(desk);
  await recording.selectOption({ index: 2 });
  await desk.getByText('There are unsaved changes.').waitFor();

  const holder = await openVisitor(phone);
  await signInAs(holder, 'baru@arunika.example', app.url);
  const { page } = holder;
  await page.goto(`/user/purchases/${SLUG}`);
  await page.getByRole('link', { name: 'Tonton rekaman' }).waitFor();
  await page.goto('/user/bookings');
  const watch = page.getByRole('link', { name: 'Tonton rekaman' });
  await watch.waitFor();
  await expectSoundInBothThemes(page);
  await watch.click();
  await page.waitForURL(new RegExp(`/user/purchases/${SLUG}/learn/`));
  await page.getByRole('heading', { level: 1 }).waitFor();
});
