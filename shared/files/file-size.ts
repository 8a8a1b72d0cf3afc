import { currentLanguage } from '../language/language.ts';

const KILO = 1000;
const units = ['KB', 'MB', 'GB'] as const;

/** `820 byte`, `59,4 KB`, `1,2 GB`; in English `820 bytes`, `59.4 KB`. */
export function formatBytes(bytes: number): string {
  const isEnglish = currentLanguage() === 'en';
  if (bytes < KILO) return `${bytes} ${isEnglish && bytes !== 1 ? 'bytes' : 'byte'}`;
  let size = bytes / KILO;
  let unit = 0;
  while (size >= KILO && unit < units.length - 1) {
    size /= KILO;
    unit += 1;
  }
  return `${size.toLocaleString(isEnglish ? 'en' : 'id', { maximumFractionDigits: 1 })} ${units[unit] ?? ''}`;
}
