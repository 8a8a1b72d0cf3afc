import { findPattern, type StyleRule } from './style-rule.ts';

const EVERYTHING = /\b(select|returning)\s+(distinct\s+)?(\w+\.)?\*/i;

/** A column that is added later must not travel to places that never asked for it. */
export const namedColumns: StyleRule = {
  name: 'named-columns',
  appliesTo: (path) => /\.(ts|sql)$/.test(path) && !path.startsWith('tools/style/'),
  check: (file) => findPattern(file, EVERYTHING, 'a `*` for columns: name them'),
};
