import { z } from 'zod';

/** Both ends are inclusive. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

export interface StoredFile {
  readonly file_name: string;
  readonly content_type: string;
  readonly size_bytes: number;
  /** `inline` only for images, audio, video and captions. */
  readonly disposition: 'attachment' | 'inline';
  readonly etag: string;
  readonly cache_control: string;
  open(range: ByteRange | null): Promise<AsyncIterable<Uint8Array>>;
}

/** Not parsed: the mount streams it. */
export const storedFile = z.custom<StoredFile>(
  (value) => typeof value === 'object' && value !== null && 'open' in value,
);
