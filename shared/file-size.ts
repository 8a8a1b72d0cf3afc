const KILO = 1000;
const units = ['byte', 'KB', 'MB', 'GB'] as const;

/** `820 byte`, `59,4 KB`, `1,2 GB`: Indonesian notation, at most one decimal. */
export function formatBytes(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= KILO && unit < units.length - 1) {
    size /= KILO;
    unit += 1;
  }
  const text = size.toLocaleString('id-ID', { maximumFractionDigits: unit === 0 ? 0 : 1 });
  return `${text} ${units[unit] ?? ''}`;
}
