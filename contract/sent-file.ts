import { z } from 'zod';

/** First and last byte, both included. */
interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** What a route that answers with a file hands to the pipeline: bytes that are only opened when they are sent. */
export interface SentFile {
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

/** The output of an endpoint whose `produces` is `file`; it comes from our own code and is not parsed. */
export const sentFile = z.custom<SentFile>();
