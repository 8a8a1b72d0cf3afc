/** What we use of fontkit, which pdfkit draws with. */
declare module 'fontkit' {
  export function create(bytes: Uint8Array): { readonly characterSet: readonly number[] };
}
