import type { RefObject } from 'react';

export interface FilmLink {
  readonly url: string;
  readonly expires_at: string;
}

export interface FilmSource {
  readonly url: string;
  /** Null: there is no prepared film, play the upload; undefined: not requested yet. */
  readonly film: FilmLink | null | undefined;
  /** The master playlist under an address that does not expire, for players that keep the first one. */
  readonly native_url: string;
  /** Fetches a link that expires later; null: the film is gone. */
  readonly renew: () => Promise<FilmLink | null>;
}

export interface FilmVisit {
  readonly videoRef: RefObject<HTMLVideoElement | null>;
  /** In seconds; the position from which the film starts. */
  readonly position: RefObject<number>;
  readonly onTime: (seconds: number) => void;
  readonly onPause: () => void;
}
