import { expect, test } from 'vitest';
import type { Setting } from '#contract/content/admin-settings.ts';
import type { StatusCheck } from '#contract/operations/admin-status.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { LaunchPage } from './launch.route.tsx';
import { launchChecklist } from './launch-checklist.ts';

const setting = (different: Partial<Setting>): Setting => ({
  ...{ key: 'brand_name', value: 'Arunika', type: 'text', description: '', is_changed: true },
  ...{ guards_money: false, waiting: null },
  ...different,
});

test('[DECISIONS 63] what is missing stands on top with its own field, what is settled is folded', () => {
  const settings = [
    setting({}),
    setting({ key: 'contact_email', value: '', type: 'email', is_changed: false }),
    setting({ key: 'country', value: 'Indonesia', is_changed: false }),
  ];
  const checks: readonly StatusCheck[] = [
    { subject: 'gateway', reason: 'gateways_unset', state: 'unset', at: null },
    { subject: 'mail', reason: 'not_read', state: 'unknown' },
    { subject: 'backup', reason: 'backup_waits', state: 'unset' },
  ];
  const counts = { products: 1, questions: 1, testimonials: 1, posts: 1 };
  const html = runInLanguage('en', () => {
    const groups = launchChecklist({ settings, checks, pages: [], ...counts, brokenBundles: [] });
    return htmlOf(<LaunchPage groups={groups} problem={null} />);
  });
  const [open = '', settled = ''] = html.split('<details');
  expect(textOf(open)).toMatch(
    /6 of 10 done .*Before the first sale Payment gateway Missing Open Sending mail To confirm Open .*Email for visitors Missing Save Leave out .*Country To confirm/,
  );
  expect(open).toMatch(/<input(?=[^>]*name="value")(?=[^>]*value="Indonesia")/);
  expect(textOf(settled)).toMatch(/6 done .*Automatic backup Done .*Business name Arunika Done/);
});
