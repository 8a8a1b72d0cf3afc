import { z } from 'zod';

/** First and last byte, both included. */
interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** A file from the storage on its way out: its bytes are opened when they are sent, all of them or a part. */
export interface StoredFile {
  readonly file_name: string;
  readonly content_type: string;
  readonly size_bytes: number;
  /** `attachment` is saved, `inline` is shown; nothing but pictures, sound, film and captions is shown. */
  readonly disposition: 'attachment' | 'inline';
  /** Names these very bytes, so that a part can be asked for later. */
  readonly etag: string;
  readonly cache_control: string;
  open(range: ByteRange | null): Promise<AsyncIterable<Uint8Array>>;
}

/** The output of an endpoint that answers with a file of the storage; it comes from our own code. */
export const storedFile = z.custom<StoredFile>(
  (value) => typeof value === 'object' && value !== null && 'open' in value,
);
