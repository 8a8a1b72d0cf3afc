import { z } from 'zod';
import type { Ffmpeg } from '#server/platform/ffmpeg.ts';
import { FfmpegError } from '#server/platform/ffmpeg.ts';
import type { Picture } from './ladder.rules.ts';

const ratio = z.string().transform((text) => {
  const [above = 0, below = 1] = text.split(/[/:]/).map(Number);
  const value = above / below;
  return Number.isFinite(value) && value > 0 ? value : null;
});
const stream = z.looseObject({
  codec_type: z.string(),
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
  avg_frame_rate: ratio.default(null),
  sample_aspect_ratio: ratio.default(null),
  disposition: z.looseObject({ attached_pic: z.int().default(0) }).optional(),
  side_data_list: z.array(z.looseObject({ rotation: z.number().optional() })).default([]),
});
const probed = z.looseObject({
  streams: z.array(stream),
  format: z.looseObject({ duration: z.coerce.number().positive() }),
});

export interface FilmFacts {
  readonly picture: Picture;
  readonly duration_seconds: number;
  readonly has_sound: boolean;
}

const MAX_SIDE = 16_384;
const USUAL_FPS = 25;

/** Null: not a readable film. */
export async function readFilmFacts(ffmpeg: Ffmpeg, path: string): Promise<FilmFacts | null> {
  const found = await ffmpeg.probe(path).catch((error: unknown) => {
    if (error instanceof FfmpegError) return null;
    throw error;
  });
  const parsed = probed.safeParse(found);
  if (!parsed.success) return null;
  const { streams, format } = parsed.data;
  // The cover of a recording is a stream of one picture.
  const shown = streams.find(
    ({ codec_type, disposition }) => codec_type === 'video' && disposition?.attached_pic !== 1,
  );
  if (shown?.width === undefined || shown.height === undefined) return null;
  if (Math.max(shown.width, shown.height) > MAX_SIDE) return null;
  const wide = Math.round(shown.width * (shown.sample_aspect_ratio ?? 1));
  const isTurned = shown.side_data_list.some(({ rotation = 0 }) => Math.abs(rotation) % 180 === 90);
  const [width, height] = isTurned ? [shown.height, wide] : [wide, shown.height];
  return {
    picture: { width, height, fps: shown.avg_frame_rate ?? USUAL_FPS },
    duration_seconds: format.duration,
    has_sound: streams.some(({ codec_type }) => codec_type === 'audio'),
  };
}
