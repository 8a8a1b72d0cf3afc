/** A place in the write-ahead log of a database, which only grows: what was written before it is on whoever has read up to it. */
export type WalPosition = bigint;

const SHAPE = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/;

/** As PostgreSQL writes a `pg_lsn`: `16/B374D848`. null: none. */
export function parseWalPosition(text: string | null): WalPosition | null {
  const [, high, low] = SHAPE.exec(text ?? '') ?? [];
  if (high === undefined || low === undefined) return null;
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
