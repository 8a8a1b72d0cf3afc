import type Hls from 'hls.js/light';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type FilmQuality, readFilmQuality, saveFilmQuality, streamFor } from './film-quality.ts';
import type { FilmLink, FilmSource } from './film-source.ts';

/** A link that expires within this time is renewed before it is used. */
const RENEW_BEFORE_MS = 30_000;
/** Seconds buffered ahead of playback; for a film that nobody has started, only its beginning. */
const BUFFER_SECONDS = { playing: 20, waiting: 4 } as const;
/** After a seek it starts in the size whose first segment arrives within this time, in seconds, then adapts. */
const SEEK_SECONDS = 0.8;

interface FilmStream {
  readonly source: FilmSource;
  readonly videoRef: RefObject<HTMLVideoElement | null>;
  readonly position: RefObject<number>;
  readonly onLink: (link: FilmLink | null) => void;
  readonly onBegun: () => void;
}

export function useFilmStream(stream: FilmStream) {
  const player = useRef<Hls | null>(null);
  const [sizes, setSizes] = useState<readonly number[]>([]);
  const [hasEnded, setEnded] = useState(false);
  const [quality, setQuality] = useState<FilmQuality>('auto');
  const latest = useRef(stream);
  latest.current = stream;
  useEffect(() => {
    const { source, videoRef, position, onLink, onBegun } = latest.current;
    const { current: element } = videoRef;
    if (element === null) return;
    const stored = readFilmQuality();
    setQuality(stored);
    const leaving = new AbortController();
    const { signal } = leaving;
    const begin = async () => {
      const film = source.film === undefined ? await source.renew().catch(() => null) : source.film;
      const Hls = film === null ? null : await loadHls();
      if (signal.aborted) return;
      onLink(film);
      if (film === null || Hls === null) playOriginal(element, source);
      else if (!Hls.isSupported()) playNatively(element, source);
      else {
        const link = createRenewedLink(source, film);
        const hls = new Hls({
          enableWorker: false,
          capLevelToPlayerSize: true,
          maxStarvationDelay: SEEK_SECONDS,
          maxLoadingDelay: SEEK_SECONDS,
          ...bufferOf(BUFFER_SECONDS.waiting),
          startPosition: position.current,
          xhrSetup: async (request, asked) => request.open('GET', await link.signed(asked), true),
        });
        player.current = hls;
        const fill = () => Object.assign(hls.config, bufferOf(BUFFER_SECONDS.playing));
        element.addEventListener('play', fill, { once: true, signal });
        hls.on(Hls.Events.MANIFEST_PARSED, () => {
          const found = hls.levels.map(({ width, height }) => Math.min(width, height));
          setSizes(found);
          const chosen = streamFor(stored, found);
          // Setting -1 would discard the segments that are already loading.
          if (chosen !== -1) hls.loadLevel = chosen;
        });
        hls.on(Hls.Events.ERROR, (_, { fatal }) => fatal && setEnded(true));
        hls.loadSource(`${film.url}master.m3u8`);
        hls.attachMedia(element);
      }
      onBegun();
    };
    void begin();
    return () => {
      leaving.abort();
      player.current?.destroy();
      player.current = null;
    };
  }, []);
  const choose = (wish: FilmQuality) => {
    setQuality(wish);
    saveFilmQuality(wish);
    if (player.current !== null) player.current.nextLevel = streamFor(wish, sizes);
  };
  return { sizes, quality, choose, hasEnded };
}

/** Loaded only by lessons with a prepared film; null: loading failed. */
const loadHls = () =>
  import('hls.js/light').then(
    (code) => code.default,
    () => null,
  );

/** Without the second limit hls.js buffers 60 MB, which the learner's data plan pays for. */
const bufferOf = (seconds: number) => ({ maxBufferLength: seconds, maxMaxBufferLength: seconds });

/** Setting the same source again would restart the film. */
function playOriginal(element: HTMLVideoElement, { url }: FilmSource): void {
  if (element.getAttribute('src') !== url) element.src = url;
}

/** For browsers that support only native HLS, which cannot renew a link. */
function playNatively(element: HTMLVideoElement, { native_url, url }: FilmSource): void {
  const plays = element.canPlayType('application/vnd.apple.mpegurl') !== '';
  element.src = plays ? native_url : url;
}

/** Builds segment addresses under a valid link; when renewing fails, the old link is used until it is refused. */
function createRenewedLink({ renew }: FilmSource, first: FilmLink) {
  let current = Promise.resolve(first);
  const renewed = async (before: FilmLink) => (await renew().catch(() => null)) ?? before;
  return {
    async signed(asked: string): Promise<string> {
      const link = await current;
      if (Date.parse(link.expires_at) - Date.now() < RENEW_BEFORE_MS) current = renewed(link);
      return asked.replace(/\/api\/films\/[^/]+\//, (await current).url);
    },
  };
}
