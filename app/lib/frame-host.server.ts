import type { FilmHost } from '#shared/courses/film-hosts.ts';

/** Tells the server which frame host the page's CSP allows; never sent to the browser. */
export const FRAME_HOST_HEADER = 'x-frame-host';

export const frameHostHeaders = (host: FilmHost | undefined): Record<string, string> =>
  host === undefined ? {} : { [FRAME_HOST_HEADER]: host };
