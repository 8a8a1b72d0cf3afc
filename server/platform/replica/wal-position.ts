/** A write-ahead log position: whoever has read up to it has every earlier write. */
export type WalPosition = bigint;

const SHAPE = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/;

/** Parses a `pg_lsn` such as `16/B374D848`; null: none. */
export function parseWalPosition(text: string | null): WalPosition | null {
  const [, high, low] = SHAPE.exec(text ?? '') ?? [];
  if (high === undefined || low === undefined) return null;
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
