export function hasFfmpeg(): boolean;
