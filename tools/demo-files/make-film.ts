import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { drawSlide } from './draw-slide.ts';
import type { SpokenSlide } from './read-slides.ts';

const FRAMES_PER_SECOND = 5;

/** A silent WebM of drawn slides, which says what it does not show in its captions; written to two files. */
export async function makeFilm(
  slides: readonly SpokenSlide[],
  files: { readonly film: string; readonly captions: string },
) {
  const folder = await mkdtemp(join(tmpdir(), 'demo-film-'));
  try {
    let frame = 0;
    for (const [n, slide] of slides.entries()) {
      const picture = join(folder, `slide-${n}.png`);
      await writeFile(picture, await drawSlide(slide));
      // A picture for each frame: the list of pictures with durations loses some of the first one.
      for (let left = slide.seconds * FRAMES_PER_SECOND; left > 0.5; left -= 1, frame += 1) {
        await symlink(picture, join(folder, `frame-${frame}.png`));
      }
    }
    const input = ['-framerate', String(FRAMES_PER_SECOND), '-i', join(folder, 'frame-%d.png')];
    const encode = ['-c:v', 'libvpx-vp9', '-crf', '42', '-b:v', '0', '-cpu-used', '6', '-pix_fmt', 'yuv420p'];
    const output = ['-g', '25', '-bitexact', '-y', files.film];
    await promisify(execFile)('ffmpeg', ['-v', 'error', ...input, ...encode, ...output]);
    await writeFile(files.captions, captionsOf(slides));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function captionsOf(slides: readonly SpokenSlide[]): string {
  let at = 0;
  const cues = slides.map(({ caption, seconds }) => {
    const cue = `${timeOf(at)} --> ${timeOf(at + seconds)}\n${caption.replaceAll('-->', '→')}`;
    at += seconds;
    return cue;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

const timeOf = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(14, 23);
