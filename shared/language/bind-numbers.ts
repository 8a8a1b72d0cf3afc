const UNITS =
  'detik|menit|jam|hari|minggu|bulan|tahun|orang|kali|persen|ribu|juta|miliar|rb|jt|gram|kg|km|cm|seconds?|minutes?|hours?|days?|weeks?|months?|years?|people|times|thousand|million';
/** Of a template the places stand for numbers: `Rp ${price}`, `${minutes} menit`. */
const CURRENCY = /\bRp (?=\d|\$\{)/g;
const UNIT = new RegExp(`([\\d}]) (?=(?:${UNITS})\\b)`, 'g');
const PER_UNIT = new RegExp(`([\\d}]) / (?=(?:${UNITS})\\b)`, 'g');

/** Keeps a number beside its currency and its unit where a line ends. */
export const bindNumbers = (text: string): string =>
  text.replace(CURRENCY, 'Rp\u00a0').replace(PER_UNIT, '$1\u00a0/\u00a0').replace(UNIT, '$1\u00a0');
