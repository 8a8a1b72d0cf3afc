export function hasFfmpeg(): boolean;
/** Null where none runs, as for the others. */
export function findJava(): string | null;
export function findPgbouncer(): string | null;
export function findRadicale(): string | null;
export function findWrk(): string | null;
