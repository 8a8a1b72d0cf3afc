const MAX_LENGTH = 200;

/** What a file is called until somebody calls it something else: `daftar_harga-2026.xlsx` is "Daftar harga 2026". */
export function titleFromFileName(fileName: string): string {
  const words = fileName
    .replace(/\.[a-z0-9]+$/i, '')
    .replace(/[_-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const title = words === '' ? fileName : words;
  return (title.charAt(0).toUpperCase() + title.slice(1)).slice(0, MAX_LENGTH);
}
