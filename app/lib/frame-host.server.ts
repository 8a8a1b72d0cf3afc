import type { FilmHost } from '#shared/courses/film-hosts.ts';

/** How a page tells the server whose frames its policy lets in; it is not sent. */
export const FRAME_HOST_HEADER = 'x-frame-host';

export const frameHostHeaders = (host: FilmHost | undefined): Record<string, string> =>
  host === undefined ? {} : { [FRAME_HOST_HEADER]: host };
