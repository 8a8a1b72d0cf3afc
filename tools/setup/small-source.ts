/**
 * V8 keeps the source text of loaded scripts, with two bytes per character as soon as one needs two, so server scripts
 * have no comments and only ASCII. Lines and names stay, for stack traces.
 */
export const smallSource = {
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
  comments: false,
};
