import { plainLine } from '../language/typed-text.ts';

export const filmHosts = ['youtube', 'vimeo', 'bunny'] as const;
export type FilmHost = (typeof filmHosts)[number];

interface HostRules {
  readonly name: string;
  /** Allowed as a frame by the lesson page's content security policy. */
  readonly frame_origin: string;
  readonly hosts: RegExp;
  /** Null: the address is no film. */
  readonly embedOf: (address: URL) => string | null;
}

const rules: Readonly<Record<FilmHost, HostRules>> = {
  youtube: {
    name: 'YouTube',
    // Sets no cookies before somebody presses play.
    frame_origin: 'https://www.youtube-nocookie.com',
    hosts: /^(?:(?:www|m|music)\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/,
    embedOf({ hostname, pathname, searchParams }) {
      const [, inPath] = (hostname === 'youtu.be' ? SHORT : LONG).exec(pathname) ?? [];
      const id = inPath ?? (pathname === '/watch' ? searchParams.get('v') : null);
      if (id === null || !/^[\w-]{11}$/.test(id)) return null;
      const start = secondsOf(searchParams.get('t') ?? searchParams.get('start'));
      return `https://www.youtube-nocookie.com/embed/${id}?rel=0${start > 0 ? `&start=${start}` : ''}`;
    },
  },
  vimeo: {
    name: 'Vimeo',
    frame_origin: 'https://player.vimeo.com',
    hosts: /^(?:(?:www|player)\.)?vimeo\.com$/,
    embedOf({ pathname, searchParams, hash }) {
      // The second part opens an unlisted film.
      const [, id, inPath] =
        /^(?:\/video|\/videos|\/manage\/videos|\/channels\/[\w-]+|\/groups\/[\w-]+\/videos|\/(?:showcase|album)\/\d+\/video)?\/(\d{6,12})(?:\/([0-9a-f]{6,20}))?(?:\/|$)/.exec(
          pathname,
        ) ?? [];
      if (id === undefined) return null;
      const secret = inPath ?? searchParams.get('h');
      const opened = secret !== null && /^[0-9a-f]{6,20}$/.test(secret) ? `&h=${secret}` : '';
      const start = secondsOf(new URLSearchParams(hash.slice(1)).get('t'));
      return `https://player.vimeo.com/video/${id}?dnt=1${opened}${start > 0 ? `#t=${start}s` : ''}`;
    },
  },
  bunny: {
    name: 'Bunny Stream',
    frame_origin: 'https://iframe.mediadelivery.net',
    hosts: /^(?:iframe|player|video)\.(?:mediadelivery\.net|bunnycdn\.com)$/,
    embedOf({ pathname }) {
      const [, library, film] =
        /^\/(?:embed|play)\/(\d{1,10})\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/.exec(pathname) ??
        [];
      return film === undefined
        ? null
        : `https://iframe.mediadelivery.net/embed/${library}/${film}?autoplay=false`;
    },
  },
};

const SHORT = /^\/([\w-]{11})\/?$/;
const LONG = /^\/(?:embed|shorts|live|v|e)\/([\w-]{11})\/?$/;

/** `90`, `90s` or `1m30s`; 0: from the beginning. */
function secondsOf(time: string | null): number {
  const [, hours = '0', minutes = '0', seconds = '0'] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(time ?? '') ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

export const isFilmHost = (name: string): name is FilmHost => Object.hasOwn(rules, name);

/** The setting holds comma-separated names. */
export const hostsIn = (setting: string): FilmHost[] => setting.split(',').filter(isFilmHost);

export const filmHostName = (host: FilmHost): string => rules[host].name;
export const frameOriginOf = (host: FilmHost): string => rules[host].frame_origin;

export interface EmbeddedFilm {
  readonly host: FilmHost;
  /** Built from ids only; nothing else of the typed address is used. */
  readonly src: string;
}

/** Accepts an address or an embed code; null: no known host. */
export function parseFilmAddress(typed: string): EmbeddedFilm | null {
  const address = readAddress(typed);
  const host = filmHosts.find((name) => address !== null && rules[name].hosts.test(address.hostname));
  if (address === null || host === undefined) return null;
  const src = rules[host].embedOf(address);
  return src === null ? null : { host, src };
}

const FRAME_SOURCE = /<iframe\s[^>]*?\bsrc\s*=\s*["']?([^"'\s>]+)/i;

/** Returns other text unchanged. */
export const filmAddressIn = (typed: string): string => readAddress(typed)?.href ?? typed.trim();

function readAddress(typed: string): URL | null {
  const text = plainLine(typed);
  const [, framed] = FRAME_SOURCE.exec(text) ?? [];
  const address = (framed?.replaceAll('&amp;', '&') ?? text).replace(
    /^(?:\/\/)?(?=[\w-]+(?:\.[\w-]+)+\/)/,
    'https://',
  );
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.port === ''
    ? url
    : null;
}
