/** Whoever reads content elsewhere cannot resolve relative paths. The sanitiser puts every address in quotes. */
export function absoluteLinks(html: string, origin: string): string {
  return html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`);
}
