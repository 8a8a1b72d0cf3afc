import type { RefObject } from 'react';

export interface FilmLink {
  /** The folder of `master.m3u8` and the others. */
  readonly url: string;
  readonly expires_at: string;
}

/** Where a film comes from. */
export interface FilmSource {
  /** As it was uploaded. */
  readonly url: string;
  /** Null: it is played as it was uploaded; undefined: not asked yet. */
  readonly film: FilmLink | null | undefined;
  /** Its master playlist under an address that does not run out, for players that keep the first one. */
  readonly native_url: string;
  /** A link that holds longer; null: there is none any more. */
  readonly renew: () => Promise<FilmLink | null>;
}

/** What a learner's visit to a lesson knows about its film. */
export interface FilmVisit {
  readonly videoRef: RefObject<HTMLVideoElement | null>;
  /** In seconds; where it begins. */
  readonly position: RefObject<number>;
  readonly onTime: (seconds: number) => void;
  readonly onPause: () => void;
}
