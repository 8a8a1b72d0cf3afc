import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { readProducts } from '#db/seed/demo-products.ts';
import { SEED } from '#db/seed/read-yaml.ts';
import { makeFilm } from './demo-files/make-film.ts';
import { readSlides } from './demo-files/read-slides.ts';

// `npm run demo-films`: draws the film of each lesson that has none yet. What it writes is committed, so that a start
// needs no ffmpeg; delete a film to have it drawn again.
const FIELDS = /^---\n(.*?)\n---\n(.*)$/s;

for (const { slug, modules } of readProducts()) {
  for (const { id, title } of modules.flatMap(({ lessons }) => lessons)) {
    if (id === undefined) continue;
    const [, fields = '', markdown = ''] =
      FIELDS.exec(await readFile(new URL(`lessons/${slug}/${id}.md`, SEED), 'utf8')) ?? [];
    const name = /film: ([a-z-]+)\.webm/.exec(fields)?.[1];
    const description = /^description: "?(.*?)"?$/m.exec(fields)?.[1] ?? '';
    const film = new URL(`files/${name}.webm`, SEED).pathname;
    if (name === undefined || existsSync(film)) continue;
    await makeFilm(readSlides({ title, description, markdown }), {
      film,
      captions: film.replace(/webm$/, 'vtt'),
    });
    process.stdout.write(`${name}\n`);
  }
}
