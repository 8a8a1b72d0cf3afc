export function findRadicale(): string | null;
