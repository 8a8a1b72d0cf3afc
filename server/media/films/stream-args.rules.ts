import { frameRateOf, SCRUB_COLUMNS, type StreamSize, scrubsOf } from './ladder.rules.ts';
import type { FilmFacts } from './read-picture.ts';

/** Short, because a seek on a slow line waits for one segment. */
const SEGMENT_SECONDS = 2;
const SCRUB_WIDTH = 160;

/**
 * One run reads the film once and writes every size as one fragmented MP4, whose playlist names segments by bytes. Key
 * frames align across sizes, so that a player may switch at any segment.
 */
export function streamArgs(path: string, facts: FilmFacts, ladder: readonly StreamSize[]): readonly string[] {
  const fps = frameRateOf(facts.picture.fps);
  const frames = String(Math.max(1, Math.round(fps * SEGMENT_SECONDS)));
  const split = ladder.map((_, index) => `[s${index}]`).join('');
  const scaled = ladder.map(
    ({ width, height }, index) => `[s${index}]scale=${width}:${height},setsar=1[v${index}]`,
  );
  const streams = ladder.map(({ size }, index) =>
    [`v:${index}`, ...(facts.has_sound ? [`a:${index}`] : []), `name:${size}`].join(','),
  );
  return [
    ...['-i', `file:${path}`],
    ...['-filter_complex', [`[0:v:0]fps=${fps},split=${ladder.length}${split}`, ...scaled].join(';')],
    ...ladder.flatMap((rung, index) => videoArgs(rung, index)),
    ...(facts.has_sound ? ladder.flatMap((rung, index) => soundArgs(rung, index)) : []),
    ...['-g', frames, '-keyint_min', frames, '-sc_threshold', '0'],
    ...['-map_metadata', '-1', '-map_chapters', '-1'],
    ...['-f', 'hls', '-hls_playlist_type', 'vod', '-hls_time', String(SEGMENT_SECONDS)],
    ...['-hls_segment_type', 'fmp4', '-hls_flags', 'single_file+independent_segments'],
    ...['-master_pl_name', 'master.m3u8', '-var_stream_map', streams.join(' ')],
    ...['-hls_segment_filename', '%v.mp4', '%v.m3u8'],
  ];
}

function videoArgs({ video_kbps }: StreamSize, index: number): readonly string[] {
  return [
    ...['-map', `[v${index}]`, `-c:v:${index}`, 'libx264'],
    ...[`-preset:v:${index}`, 'veryfast', `-crf:v:${index}`, '23', `-pix_fmt:v:${index}`, 'yuv420p'],
    ...[`-maxrate:v:${index}`, `${video_kbps}k`, `-bufsize:v:${index}`, `${video_kbps * 2}k`],
  ];
}

function soundArgs({ audio_kbps }: StreamSize, index: number): readonly string[] {
  return ['-map', '0:a:0', `-c:a:${index}`, 'aac', `-b:a:${index}`, `${audio_kbps}k`, `-ac:a:${index}`, '2'];
}

const MAX_POSTER_WIDTH = 1280;

/** A title is shown for at least this long. */
const MAX_POSTER_SECONDS = 3;

/** Starts at a tenth of the film, because the first picture is often black. */
export function posterArgs(path: string, { duration_seconds }: FilmFacts): readonly string[] {
  const at = Math.min(MAX_POSTER_SECONDS, duration_seconds / 10).toFixed(3);
  const scale = `scale='min(${MAX_POSTER_WIDTH},iw)':-2,setsar=1`;
  return ['-ss', at, '-i', `file:${path}`, '-frames:v', '1', '-vf', scale, '-q:v', '4', 'poster.jpg'];
}

export function scrubArgs(path: string, { duration_seconds }: FilmFacts): readonly string[] {
  const { every, count } = scrubsOf(duration_seconds);
  const rows = Math.ceil(count / SCRUB_COLUMNS);
  const filter = `fps=1/${every}:round=up,scale=${SCRUB_WIDTH}:-2,setsar=1,tile=${SCRUB_COLUMNS}x${rows}`;
  return ['-i', `file:${path}`, '-frames:v', '1', '-vf', filter, '-q:v', '5', 'scrub.jpg'];
}

export function scrubTrack({ picture, duration_seconds }: FilmFacts): string {
  const { every, count } = scrubsOf(duration_seconds);
  const height = Math.round((SCRUB_WIDTH * picture.height) / picture.width / 2) * 2;
  const cues = Array.from({ length: count }, (_, index) => {
    const from = index * every;
    const x = (index % SCRUB_COLUMNS) * SCRUB_WIDTH;
    const y = Math.floor(index / SCRUB_COLUMNS) * height;
    const times = `${timestamp(from)} --> ${timestamp(Math.min(from + every, duration_seconds))}`;
    return `${times}\nscrub.jpg#xywh=${x},${y},${SCRUB_WIDTH},${height}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

function timestamp(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 23);
}
