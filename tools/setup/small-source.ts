/**
 * V8 keeps the text of what it has loaded, with two bytes a character as soon as one of them needs two: so the scripts of the
 * server have no comments, no indentation and only ASCII. Names stay, for whoever reads a stack.
 */
export const smallSource = {
  compress: false,
  mangle: false,
  codegen: { removeWhitespace: true, asciiOnly: true },
};
