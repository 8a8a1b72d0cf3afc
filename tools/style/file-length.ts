import { isScript, type StyleRule } from './style-rule.ts';

const MOST = 300;

/** A long file does more than one thing. Copy may be long. */
export const fileLength: StyleRule = {
  name: 'file-length',
  appliesTo: (path) => isScript(path) && !path.endsWith('-copy.ts'),
  check({ text }) {
    const lines = text.trimEnd().split('\n').length;
    return lines > MOST ? [{ line: MOST + 1, message: `${lines} lines, at most ${MOST}` }] : [];
  },
};
