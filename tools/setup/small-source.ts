/**
 * Output of the server's scripts. V8 keeps the text of what it has loaded, with two bytes for each character as soon as one
 * needs two: so they have no comments and only ASCII. Lines and names stay, for whoever reads a stack.
 */
export const smallSource = {
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
  comments: false,
};
