export interface FileReader {
  readonly size: number;
  readAt(position: number, length: number): Promise<Buffer>;
}

const MAX_BOXES = 20_000;

/**
 * True if the boxes of an MP4 cover the file from first to last byte, with `moov` among them, or a WebM is one EBML
 * header and its segment. Refuses a video with an appended document.
 */
export function isWholeVideo(file: FileReader, type: string): Promise<boolean> {
  return type === 'video/webm' ? isWebm(file) : isTiledByBoxes(file);
}

async function isTiledByBoxes({ size, readAt }: FileReader): Promise<boolean> {
  const names = new Set<string>();
  let at = 0;
  for (let count = 0; at < size && count < MAX_BOXES; count++) {
    const head = await readAt(at, 16);
    if (head.length < 8) return false;
    const name = head.toString('latin1', 4, 8);
    if (count === 0 && name !== 'ftyp') return false;
    names.add(name);
    const length = boxLength(head, size - at);
    if (length < 8 || !/^[a-z0-9 ]{4}$/i.test(name)) return false;
    at += length;
  }
  return at === size && names.has('moov');
}

/** 1: a 64-bit length follows the name; 0: up to the end. */
function boxLength(head: Buffer, rest: number): number {
  const length = head.readUInt32BE(0);
  if (length === 0) return rest;
  if (length !== 1) return length;
  return head.length < 16 ? 0 : Number(head.readBigUInt64BE(8));
}

const SEGMENT = Buffer.from([0x18, 0x53, 0x80, 0x67]);

/** A header, then the segment: sized to the last byte, or unsized as in live recordings. */
async function isWebm({ size, readAt }: FileReader): Promise<boolean> {
  const head = readLength(await readAt(4, 8));
  if (head === null || head.length === null) return false;
  const at = 4 + head.bytes + head.length;
  if (!(await readAt(at, 4)).equals(SEGMENT)) return false;
  const segment = readLength(await readAt(at + 4, 8));
  if (segment === null) return false;
  return segment.length === null || at + 4 + segment.bytes + segment.length === size;
}

/** An EBML length: the first set bit gives its number of bytes; all bits set: unknown. */
function readLength(head: Buffer): { readonly bytes: number; readonly length: number | null } | null {
  const bytes = Math.clz32(head[0] ?? 0) - 23;
  if (bytes > 8 || head.length < bytes) return null;
  const bits = BigInt(7 * bytes);
  const value = BigInt(`0x${head.toString('hex', 0, bytes)}`) & ((1n << bits) - 1n);
  return { bytes, length: value === (1n << bits) - 1n ? null : Number(value) };
}
