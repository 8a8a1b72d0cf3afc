/** The page where anybody can look a certificate up; the code in groups of four, as it is printed. */
export function certificatePath(code: string): string {
  return `/certificate/${code.match(/.{1,4}/g)?.join('-') ?? code}`;
}
