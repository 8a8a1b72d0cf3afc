import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page, Response } from 'playwright-core';
import {
  eventually,
  expect,
  expectSoundInBothThemes,
  test,
  type Visitor,
} from '#tests/support/machine/browser.ts';
import { makeFilm } from '#tests/support/shop/films.ts';
import { BUYER, signInAs } from './sign-in.ts';

const COURSE = 'foto-produk-satu-sore';
const TITLE = 'Memilih jendela dan jam';
/** Slower than a film, so that there is time to cut the line. */
const UPLOAD_BYTES_A_SECOND = 3 * 1024 * 1024;
/** 1.5 Mbit/s. */
const SLOW_BYTES_A_SECOND = 187_500;

const film = (page: Page) => page.getByLabel(`Video: ${TITLE}`, { exact: true });
const isPlaying = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);

interface Line {
  readonly offline?: boolean;
  readonly upload?: number;
  readonly download?: number;
}

/** Makes the line of a page slow, cuts it, and mends it. */
async function openLine({ context, page }: Visitor) {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  return ({ offline = false, upload = -1, download = -1 }: Line) =>
    session.send('Network.emulateNetworkConditions', {
      ...{ offline, latency: 20, uploadThroughput: upload, downloadThroughput: download },
    });
}

test('a film goes on after a cut line, is prepared, and plays for its buyer and, being free, for everybody', async ({
  app,
  db,
  openVisitor,
  onTestFinished,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'arunika-journey-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  // Noise is as large as a real film of some minutes: more than one part.
  const noise = ['-vf', 'noise=alls=60:allf=t', '-b:v', '5M', '-minrate', '5M', '-bufsize', '5M'];
  const path = makeFilm(folder, 'jendela.mp4', { seconds: 24, fps: '10', output: noise });
  const owner = await openVisitor({ width: 1280, theme: 'bright' });
  await signInAs(owner, 'admin@arunika.example', app.url);
  const { rows } = await db.pool.query('select id from products where slug = $1', [COURSE]);
  await upload(owner, { path, product: rows[0]?.id });

  const learner = await openVisitor({ width: 1280, theme: 'dark' });
  await signInAs(learner, BUYER, app.url);
  // It may end the right to money back, which the page asks about.
  const opening = await learner.context.request.post(`/api/purchases/${COURSE}/lessons/jendela/open`, {
    headers: { origin: app.url },
  });
  expect(opening.status()).toBe(200);
  await learner.page.goto(`/user/purchases/${COURSE}/learn/jendela`);
  await watch(learner);
  const stranger = await openVisitor({ width: 360, theme: 'bright' });
  await watchForFree(stranger);
});

/** The line is cut in the middle; what the owner sees says so, and it goes on by itself. */
async function upload(
  owner: Visitor,
  { path, product }: { readonly path: string; readonly product: string },
) {
  const { page } = owner;
  await page.goto(`/admin/products/one-time/edit/${product}`);
  for (const fold of [/^Cahaya dan latar/, /^Memilih jendela/]) {
    await page.locator('summary', { hasText: fold }).filter({ visible: true }).click();
  }
  const field = page.getByRole('group', { name: 'Lesson video' }).first();
  const input = field.locator('input[type=file]');
  await input.setInputFiles({ name: 'notes.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no film') });
  await field.getByText('Files of this kind cannot be used here', { exact: false }).waitFor();
  await field.getByRole('button', { name: 'Dismiss notes.mp4' }).click();
  const setLine = await openLine(owner);
  await setLine({ upload: UPLOAD_BYTES_A_SECOND });
  await input.setInputFiles(path);
  const bar = field.getByRole('progressbar', { name: 'Uploading jendela.mp4' });
  await eventually(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(10);
  await setLine({ offline: true });
  await bar.and(page.locator('[aria-valuetext$="waiting for a connection"]')).waitFor();
  await setLine({});
  await field.getByText('jendela.mp4').waitFor();
  await bar.waitFor({ state: 'detached' });
  // Requests that the cut line took.
  owner.complaints.length = 0;
  await field.getByText('Ready to play: 240p, 360p').waitFor();
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await page.waitForURL('**/admin/products/one-time');
}

/**
 * In several sizes, with captions on, by keyboard alone; a seek on a slow line, in the size that saves data, waits for
 * less than a second of it.
 */
async function watch(learner: Visitor): Promise<void> {
  const { page } = learner;
  await page.getByRole('radio', { name: '240p' }).waitFor({ state: 'attached' });
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode)).toBe('showing');
  // Before that, a picture with one button, and nothing over it.
  expect(await page.locator('.film-bar, [data-slot=watermark]').count()).toBe(0);
  await page.getByRole('button', { name: `Putar video: ${TITLE}` }).press('Enter');
  await eventually(() => isPlaying(page)).toBe(true);
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.currentSrc)).toMatch(/^blob:/);
  // The focus went on to the button that pauses it.
  await page.keyboard.press(' ');
  await eventually(() => isPlaying(page)).toBe(false);
  await expectSoundInBothThemes(page);
  await page.getByText('Hemat kuota').click();
  await page.reload();
  await page.getByRole('radio', { name: 'Hemat kuota', checked: true }).waitFor({ state: 'attached' });
  const setLine = await openLine(learner);
  await setLine({ download: SLOW_BYTES_A_SECOND });
  await page.reload();
  await eventually(() => film(page).evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(
    2,
  );
  // What describes a size is some hundred bytes.
  const stretch = page.waitForResponse(
    (response) => /\/api\/films\/.*\.mp4$/.test(response.url()) && lengthOf(response) > 10_000,
  );
  await film(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = 20;
  });
  expect(lengthOf(await stretch), 'of what a seek waits for').toBeLessThan(SLOW_BYTES_A_SECOND);
  await eventually(() =>
    film(page).evaluate((video: HTMLVideoElement) => !video.seeking && video.readyState >= 2),
  ).toBe(true);
}

const lengthOf = (response: Response) => Number(response.headers()['content-length']);

/** The page fetches the button when it is seen, and nothing of film and player before somebody presses it. */
async function watchForFree({ page }: Visitor): Promise<void> {
  const asked: string[] = [];
  // Captions are a text that the browser's own player shows, too.
  page.on('request', (request) => {
    if (request.resourceType() !== 'texttrack') asked.push(new URL(request.url()).pathname);
  });
  await page.goto(`/product/${COURSE}`);
  const isFilm = (path: string) => /\/film(-parts.*)?$|hls|\/api\/(films|media)\//.test(path);
  const play = page.getByRole('button', { name: `Putar video: ${TITLE}` });
  // What stands there first gives way to the player while it comes into view.
  await film(page).evaluate((video) => video.scrollIntoView());
  await play.waitFor();
  expect(asked.filter((path) => isFilm(path) && !/\.(avif|webp)$/.test(path))).toEqual([]);
  await play.press('Enter');
  await eventually(() => isPlaying(page)).toBe(true);
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.currentSrc)).toMatch(/^blob:/);
  const isOriginal = (path: string) => path.startsWith('/api/media/') && !/\.(avif|webp)$/.test(path);
  expect(asked.filter(isOriginal), 'of the film as it was uploaded, while its sizes come').toEqual([]);
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode)).toBe('showing');
  await page.getByRole('radio', { name: '240p' }).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'jeda', exact: true }).press('Enter');
  const [picture, bar, said] = await Promise.all([
    boxOf(film(page)),
    boxOf(page.locator('.film-bar')),
    boxOf(page.locator('[data-slot=captions]')),
  ]);
  expect(bar.height, 'of the bar over a picture on a phone').toBeLessThanOrEqual(56);
  expect(said.y, 'captions stand below it').toBeGreaterThanOrEqual(picture.y + picture.height);
  await expectSoundInBothThemes(page);
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('it is not on the page');
  return box;
}
