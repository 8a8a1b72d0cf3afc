const units: Readonly<Record<string, string>> = {
  jam: 'hours',
  hari: 'days',
  minggu: 'weeks',
  bulan: 'months',
  tahun: 'years',
};

/** A span of time as an owner writes it, `2–4 minggu`; words of any other kind stay as they are. */
export const spanInEnglish = (written: string): string =>
  written.replace(/\b(jam|hari|minggu|bulan|tahun)\b/g, (unit) => units[unit] ?? unit);
