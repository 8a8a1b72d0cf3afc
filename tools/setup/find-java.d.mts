export function findJava(): string | null;
