import type Hls from 'hls.js/light';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { browserClient } from '#app/lib/api/browser-client.ts';
import type { renewFilmLink } from '#contract/account/films.ts';
import type { Lesson } from '#contract/account/learning.ts';
import { type FilmQuality, readFilmQuality, saveFilmQuality, streamFor } from './film-quality.ts';

type FilmLink = NonNullable<NonNullable<Lesson['video']>['film']>;

const renewRoute = {
  method: 'post',
  path: '/api/purchases/{slug}/lessons/{lesson_id}/film',
} as const;
/** A link that runs out sooner is renewed before it is used. */
const RENEW_BEFORE_MS = 30_000;
/** Ahead of a film that plays; of one that nobody has begun, only what it begins with. */
const BUFFER_SECONDS = { playing: 20, waiting: 4 } as const;

interface FilmStream {
  readonly slug: string;
  readonly lesson_id: string;
  readonly video: NonNullable<Lesson['video']>;
  readonly videoRef: RefObject<HTMLVideoElement | null>;
  readonly position: RefObject<number>;
}

/** Plays a prepared film in the size that fits, under links that it renews; another one as it was uploaded. */
export function useFilmStream({ slug, lesson_id, video, videoRef, position }: FilmStream) {
  const player = useRef<Hls | null>(null);
  const [sizes, setSizes] = useState<readonly number[]>([]);
  const [hasEnded, setEnded] = useState(false);
  const [quality, setQuality] = useState<FilmQuality>('auto');
  const { url, film } = video;
  useEffect(() => {
    const element = videoRef.current;
    if (film === null || element === null) return;
    const stored = readFilmQuality();
    setQuality(stored);
    const leaving = new AbortController();
    const link = createRenewedLink({ slug, lesson_id, film });
    // Only lessons with a film need it.
    void import('hls.js/light').then(
      ({ default: Hls }) => {
        if (leaving.signal.aborted) return;
        if (!Hls.isSupported()) return playNatively(element, { film, url });
        const hls = new Hls({
          enableWorker: false,
          capLevelToPlayerSize: true,
          ...bufferOf(BUFFER_SECONDS.waiting),
          startPosition: position.current,
          xhrSetup: async (request, asked) => request.open('GET', await link.signed(asked), true),
        });
        player.current = hls;
        const { signal } = leaving;
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
      },
      () => {
        element.src = url;
      },
    );
    return () => {
      leaving.abort();
      player.current?.destroy();
      player.current = null;
    };
  }, [slug, lesson_id, url, film, videoRef, position]);
  const choose = (wish: FilmQuality) => {
    setQuality(wish);
    saveFilmQuality(wish);
    if (player.current !== null) player.current.nextLevel = streamFor(wish, sizes);
  };
  return { sizes, quality, choose, hasEnded };
}

/** Without the second limit it fills sixty megabytes, which somebody pays for. */
const bufferOf = (seconds: number) => ({ maxBufferLength: seconds, maxMaxBufferLength: seconds });

/** For browsers that play HLS themselves and nothing else: until the link runs out, then after a reload. */
function playNatively(element: HTMLVideoElement, { film, url }: { film: FilmLink; url: string }): void {
  const plays = element.canPlayType('application/vnd.apple.mpegurl') !== '';
  element.src = plays ? `${film.url}master.m3u8` : url;
}

interface RenewedLink {
  readonly slug: string;
  readonly lesson_id: string;
  readonly film: FilmLink;
}

/** Addresses within a film under a link that holds; one that is no longer given is used until it is refused. */
function createRenewedLink({ slug, lesson_id, film }: RenewedLink) {
  let current = Promise.resolve(film);
  const renew = async (before: FilmLink): Promise<FilmLink> => {
    const params = { slug, lesson_id };
    const renewed = await browserClient.call<typeof renewFilmLink>(renewRoute, { params });
    return renewed.ok ? renewed.value : before;
  };
  return {
    async signed(asked: string): Promise<string> {
      const link = await current;
      if (Date.parse(link.expires_at) - Date.now() < RENEW_BEFORE_MS) current = renew(link);
      return asked.replace(/\/api\/films\/[^/]+\//, (await current).url);
    },
  };
}
