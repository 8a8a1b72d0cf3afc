import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFilmLinks } from '#server/learning/index.ts';
import { filmFileKey } from '#server/media/index.ts';
import { atLeast, type Figure, median } from '../figure.ts';
import { BENCH_SECRET } from '../population.ts';
import { startScript } from '../processes.ts';
import type { Shop } from '../stage.ts';
import { requestsPerSecond } from '../throughput.ts';

const VIEWERS = 100;
const ROUNDS = 3;
const SECONDS = 4;
/** Two seconds of 480 lines, as they are made. */
const SEGMENT_BYTES = 250_000;
const SEGMENTS = 400;
const NAME = '480.mp4';

/** Segments of a film a second, watched by a hundred at once, beside a server that only reads and sends files. */
export async function measureFilms({ app_url, data_dir }: Shop): Promise<Figure> {
  const folder = randomBytes(8).toString('hex');
  const path = join(data_dir, 'media', filmFileKey(folder, NAME));
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, randomBytes(SEGMENT_BYTES * SEGMENTS));
  const expires = Math.floor(Date.now() / 1000) + 300;
  const token = createFilmLinks(BENCH_SECRET).tokenOf({ user_id: randomUUID(), folder, expires });
  const bare = await startScript(['bench/bare-static.ts', join(path, '..')], {});
  try {
    const watch = (url: string, seconds = SECONDS) =>
      requestsPerSecond({ url, encoding: 'identity', seconds, connections: VIEWERS, headers: nextSegment });
    const [ours, limit]: [number[], number[]] = [[], []];
    const own = `${app_url}/api/films/${token}/${NAME}`;
    await watch(own, 1);
    await watch(`${bare.url}/${NAME}`, 1);
    for (let round = 0; round < ROUNDS; round++) {
      ours.push((await watch(own)).rate);
      limit.push((await watch(`${bare.url}/${NAME}`)).rate);
    }
    const ratio = median(ours) / median(limit);
    return {
      ...{ name: 'films', unit: 'segments/s', ours: median(ours), limit: median(limit), ratio },
      targets: [atLeast('ratio', ratio, 0.4), atLeast('segments/s', median(ours), VIEWERS / 2)],
      notes: {
        viewers: VIEWERS,
        segment_bytes: SEGMENT_BYTES,
        mbit_per_s: (median(ours) * SEGMENT_BYTES * 8) / 1e6,
      },
    };
  } finally {
    await bare.stop();
  }
}

function nextSegment(count: number): Readonly<Record<string, string>> {
  const first = (count % SEGMENTS) * SEGMENT_BYTES;
  return { range: `bytes=${first}-${first + SEGMENT_BYTES - 1}` };
}
