/** Where films of lessons may lie instead of here, and how they are embedded. */

export const filmHosts = ['youtube', 'vimeo', 'bunny'] as const;
export type FilmHost = (typeof filmHosts)[number];

interface HostRules {
  readonly name: string;
  /** What the policy of a lesson's page lets in as a frame. */
  readonly frame_origin: string;
  /** Addresses that people copy; the groups go into `embedOf`. */
  readonly patterns: readonly RegExp[];
  readonly embedOf: (id: string, secret: string | undefined) => string;
}

const rules: Readonly<Record<FilmHost, HostRules>> = {
  youtube: {
    name: 'YouTube',
    // Sets no cookies before somebody presses play.
    frame_origin: 'https://www.youtube-nocookie.com',
    patterns: [
      /^https:\/\/(?:www\.|m\.)?youtube\.com\/watch\?(?:[^#]*&)?v=([\w-]{11})(?:[&#]|$)/,
      /^https:\/\/youtu\.be\/([\w-]{11})(?:[?#]|$)/,
      /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/(?:embed|shorts|live)\/([\w-]{11})(?:[?#]|$)/,
    ],
    embedOf: (id) => `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
  },
  vimeo: {
    name: 'Vimeo',
    frame_origin: 'https://player.vimeo.com',
    patterns: [
      // The second part is what opens an unlisted film.
      /^https:\/\/(?:www\.)?vimeo\.com\/(\d{6,12})(?:\/([0-9a-f]{6,20}))?(?:[?#]|$)/,
      /^https:\/\/player\.vimeo\.com\/video\/(\d{6,12})(?:\?(?:[^#]*&)?h=([0-9a-f]{6,20}))?(?:[?&#]|$)/,
    ],
    embedOf: (id, secret) =>
      `https://player.vimeo.com/video/${id}?dnt=1${secret === undefined ? '' : `&h=${secret}`}`,
  },
  bunny: {
    name: 'Bunny Stream',
    frame_origin: 'https://iframe.mediadelivery.net',
    patterns: [
      /^https:\/\/(?:iframe|player|video)\.(?:mediadelivery\.net|bunnycdn\.com)\/(?:embed|play)\/(\d{1,10})\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[?#]|$)/,
    ],
    embedOf: (library, film = '') =>
      `https://iframe.mediadelivery.net/embed/${library}/${film}?autoplay=false`,
  },
};

export const isFilmHost = (name: string): name is FilmHost => Object.hasOwn(rules, name);

/** The setting that names the hosts that are open: their names, with commas. */
export const hostsIn = (setting: string): FilmHost[] => setting.split(',').filter(isFilmHost);

export const filmHostName = (host: FilmHost): string => rules[host].name;
export const frameOriginOf = (host: FilmHost): string => rules[host].frame_origin;

export interface EmbeddedFilm {
  readonly host: FilmHost;
  /** What a frame shows: made from the ids, nothing else of the address is in it. */
  readonly src: string;
}

/** The film that an address of one of the hosts leads to; null: none of them. */
export function parseFilmAddress(address: string): EmbeddedFilm | null {
  for (const host of filmHosts) {
    for (const pattern of rules[host].patterns) {
      const [, id, secret] = pattern.exec(address.trim()) ?? [];
      if (id !== undefined) return { host, src: rules[host].embedOf(id, secret) };
    }
  }
  return null;
}
