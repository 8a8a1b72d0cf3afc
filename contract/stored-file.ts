import { z } from 'zod';

/** Inclusive. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** A stored file, opened when sent, whole or in ranges. */
export interface StoredFile {
  readonly file_name: string;
  readonly content_type: string;
  readonly size_bytes: number;
  /** `inline` only for images, audio, video and captions. */
  readonly disposition: 'attachment' | 'inline';
  /** ETag, for ranges. */
  readonly etag: string;
  readonly cache_control: string;
  open(range: ByteRange | null): Promise<AsyncIterable<Uint8Array>>;
}

/** Output of an endpoint that serves a stored file; not parsed. */
export const storedFile = z.custom<StoredFile>(
  (value) => typeof value === 'object' && value !== null && 'open' in value,
);
