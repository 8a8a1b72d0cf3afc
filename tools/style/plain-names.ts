import type { StyleRule } from './style-rule.ts';

const VAGUE = /(^|[/.-])(utils?|helpers?|common|managers?|misc)([/.-]|$)/;

/** A name that says nothing collects everything. */
export const plainNames: StyleRule = {
  name: 'plain-names',
  appliesTo: () => true,
  check({ path }) {
    const found = VAGUE.exec(path);
    return found === null ? [] : [{ line: 1, message: `"${found[2]}" says nothing about what is inside` }];
  },
};
