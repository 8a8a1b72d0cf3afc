const UNITS =
  'detik|menit|jam|hari|minggu|bulan|tahun|orang|kali|persen|ribu|juta|miliar|rb|jt|gram|kg|km|cm|seconds?|minutes?|hours?|days?|weeks?|months?|years?|people|times|thousand|million|Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember|January|February|March|May|June|July|August|October|December';
/** Placeholders of templates stand for numbers: `Rp ${price}`, `${minutes} menit`. */
const CURRENCY = /\bRp (?=\d|\$\{)/g;
const UNIT = new RegExp(`([\\d}]) (?=(?:${UNITS})\\b)`, 'g');
const PER_UNIT = new RegExp(`([\\d}]) / (?=(?:${UNITS})\\b)`, 'g');
/** `3 × 24`, `= 169`: a line may begin with `=` but not end with it. */
const OPERATOR = / ([×÷]) (?=\d|Rp)/g;
const EQUALS = /= (?=\d|Rp)/g;
/** `09.00–17.00`, `90-minute`, `benar-benar`: breaks are normally allowed after dash and hyphen. */
const UNIT_HYPHEN = new RegExp(`([\\d}])-(?=(?:${UNITS})\\b)`, 'g');
const HOURS = /(\d[.:]\d\d)–(?=\d)/g;
const DOUBLED = /\b(\p{L}{2,})-(?=\1)/giu;

/** Keeps together a number and its currency, unit or month, opening hours, a sum, a doubled word. */
export const bindNumbers = (text: string): string =>
  text
    .replace(CURRENCY, 'Rp\u00a0')
    .replace(PER_UNIT, '$1\u00a0/\u00a0')
    .replace(UNIT, '$1\u00a0')
    .replace(OPERATOR, '\u00a0$1\u00a0')
    .replace(EQUALS, '=\u00a0')
    .replace(UNIT_HYPHEN, '$1\u2060-\u2060')
    .replace(HOURS, '$1\u2060–\u2060')
    .replace(DOUBLED, '$1\u2060-\u2060')
    .replaceAll('UU PDP', 'UU\u00a0PDP');
