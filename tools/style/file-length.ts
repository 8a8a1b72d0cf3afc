import { isScript, type StyleRule } from './style-rule.ts';

const MOST = 300;

/** A long file does more than one thing. Seed data and copy may be long. */
export const fileLength: StyleRule = {
  name: 'file-length',
  appliesTo: (path) => isScript(path) && !/^db\/seed\/|-copy\.ts$/.test(path),
  check({ text }) {
    const lines = text.trimEnd().split('\n').length;
    return lines > MOST ? [{ line: MOST + 1, message: `${lines} lines, at most ${MOST}` }] : [];
  },
};
