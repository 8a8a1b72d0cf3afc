import type Hls from 'hls.js/light';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type FilmQuality, readFilmQuality, saveFilmQuality, streamFor } from './film-quality.ts';
import type { FilmLink, FilmSource } from './film-source.ts';

/** A link that runs out sooner is renewed before it is used. */
const RENEW_BEFORE_MS = 30_000;
/** Ahead of a film that plays; of one that nobody has begun, only what it begins with. */
const BUFFER_SECONDS = { playing: 20, waiting: 4 } as const;
/** After a seek it begins in the size whose first segment is here by then, and goes on in the one that fits the line. */
const SEEK_SECONDS = 0.8;

interface FilmStream {
  readonly source: FilmSource;
  readonly videoRef: RefObject<HTMLVideoElement | null>;
  readonly position: RefObject<number>;
  readonly onLink: (link: FilmLink | null) => void;
  readonly onBegun: () => void;
}

/** Plays a prepared film in the size that fits, under links that it renews; another one as it was uploaded. */
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
          ...{ maxStarvationDelay: SEEK_SECONDS, maxLoadingDelay: SEEK_SECONDS },
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
          // Saying that any will do would throw away what it has begun to load.
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

/** Only lessons with a prepared film need it; null: it did not arrive. */
const loadHls = () =>
  import('hls.js/light').then(
    (code) => code.default,
    () => null,
  );

/** Without the second limit it fills sixty megabytes, which somebody pays for. */
const bufferOf = (seconds: number) => ({ maxBufferLength: seconds, maxMaxBufferLength: seconds });

/** Anew it would begin again. */
function playOriginal(element: HTMLVideoElement, { url }: FilmSource): void {
  if (element.getAttribute('src') !== url) element.src = url;
}

/** For browsers that play HLS themselves and nothing else. They take up no renewed link. */
function playNatively(element: HTMLVideoElement, { native_url, url }: FilmSource): void {
  const plays = element.canPlayType('application/vnd.apple.mpegurl') !== '';
  element.src = plays ? native_url : url;
}

/** Addresses within a film under a link that holds; one that is no longer given is used until it is refused. */
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
