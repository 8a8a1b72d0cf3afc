/** The part of fontkit we use, on which pdfkit is built. */
declare module 'fontkit' {
  export function create(bytes: Uint8Array): { readonly characterSet: readonly number[] };
}
