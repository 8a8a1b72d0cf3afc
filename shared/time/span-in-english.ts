const units: Readonly<Record<string, string>> = {
  jam: 'hours',
  hari: 'days',
  minggu: 'weeks',
  bulan: 'months',
  tahun: 'years',
};

/** `2–4 minggu`; other wording stays as it is. */
export const spanInEnglish = (written: string): string =>
  written.replace(/\b(jam|hari|minggu|bulan|tahun)\b/g, (unit) => units[unit] ?? unit);
