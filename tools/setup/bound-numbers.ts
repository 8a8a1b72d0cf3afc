import type { Plugin } from 'vite';
import { bindNumbers } from '../../shared/language/bind-numbers.ts';
import { sources } from './script-groups.ts';

/** Running texts of the site, and what formats money: in rows and on buttons of the rest there are amounts alone. */
const BOUND = sources(
  'messages/(landing/(comparison|day|hero|offers|sections|studies)|service-pages/(saas-setup|mentorship|consultation|freebies)|leads/forms)',
  'shared/money/money',
);
/** A name before a text is a stored value, such as a form's answer, and stays unchanged. */
const LINE = /^(\s*'[^'\n]*':)?(.*)$/gm;

/**
 * On pages `Rp` and its number, or a number and its unit, never break across lines: the build binds them in texts and
 * money formatting. API answers, mails and files use the same modules without a build, and stay plain.
 */
export function boundNumbers(): Plugin {
  return {
    name: 'bound-numbers',
    enforce: 'pre',
    transform(code, id) {
      if (!BOUND.test(id)) return null;
      return code.replace(LINE, (_, name = '', text = '') => name + bindNumbers(text));
    },
  };
}
