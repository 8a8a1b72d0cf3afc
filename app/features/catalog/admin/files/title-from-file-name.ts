const MAX_LENGTH = 200;

/** `daftar_harga-2026.xlsx` becomes "Daftar harga 2026". */
export function titleFromFileName(fileName: string): string {
  const text = fileName
    .replace(/\.[a-z0-9]+$/i, '')
    .replace(/[_-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const title = text === '' ? fileName : text;
  return (title.charAt(0).toUpperCase() + title.slice(1)).slice(0, MAX_LENGTH);
}
