import { eventually, expect, test } from '#tests/support/machine/browser.ts';
import { BUYER, knowsViewer, signInAtCheckout } from './sign-in.ts';

const SLUG = 'sop-ai-toko';
/** From the part of the product that only its owners see. */
const OWNER_ONLY = 'Mulai dari tiga lembar ini';

test('[WAL-025, PROD-044, PROD-046, PROD-048, API-042] a visitor reads what is open, buys what is locked, and then reads that', async ({
  app,
  db,
  openVisitor,
}) => {
  const { rows } = await db.pool.query<{ content: string }>(
    `select s ->> 'content' as content from products, jsonb_array_elements(content_metadata -> 'sections') s
     where slug = $1 and s ->> 'access' = 'owner'`,
    [SLUG],
  );
  const secret = rows[0]?.content.slice(0, 60) ?? 'missing';
  const wire = await (await fetch(`${app.url}/content/${SLUG}`)).text();
  expect(wire).toContain(OWNER_ONLY);
  expect(secret.length).toBe(60);
  expect(wire).not.toContain(secret.replace(/<[^>]*>/g, '').slice(0, 30));

  const { page } = await openVisitor({ width: 360, theme: 'bright' });
  await page.goto(`/content/${SLUG}`);
  const locked = page.getByRole('region', { name: OWNER_ONLY });
  await locked.getByText('Untuk pemilik', { exact: true }).waitFor();
  await locked.getByRole('button', { name: 'Beli untuk membuka' }).click();
  await signInAtCheckout(page, BUYER);
  await page.getByRole('button', { name: /^Bayar Rp/ }).click();
  await page.waitForURL(`**/user/purchases/${SLUG}?bought=1`);
  // Not the heading: the card that was locked had it, too.
  await eventually(() => page.locator('main').textContent()).toContain(
    secret.replace(/<[^>]*>/g, '').slice(0, 30),
  );
  await page.goto(`/content/${SLUG}`);
  await knowsViewer(page);
  await page.getByText('Produk ini milik Anda').waitFor();

  // A lesson that is given away plays for everybody.
  await page.goto('/content/foto-produk-satu-sore');
  await page.locator('summary').getByText('Memilih jendela dan jam').click();
  await page.locator('details video').evaluate((video: HTMLVideoElement) => video.load());
  await eventually(() =>
    page.locator('details video').evaluate((video: HTMLVideoElement) => {
      video.preload = 'auto';
      return Number.isFinite(video.duration);
    }),
  ).toBe(true);
});
