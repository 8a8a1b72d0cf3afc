import type { Setting } from '#contract/content/admin-settings.ts';
import type { AdminSitePage } from '#contract/content/admin-site-pages.ts';
import type { StatusCheck } from '#contract/operations/admin-status.ts';
import { launchCopy, launchSettings } from '#messages/operations/admin-launch.ts';

export type LaunchState = keyof typeof launchCopy.states;

export interface LaunchItem {
  readonly label: string;
  readonly state: LaunchState;
  readonly to: string;
  readonly setting: Setting | null;
}

export interface LaunchGroup {
  readonly title: string;
  readonly items: readonly LaunchItem[];
}

export interface LaunchInput {
  readonly settings: readonly Setting[];
  readonly checks: readonly StatusCheck[];
  readonly pages: readonly AdminSitePage[];
  readonly products: number;
  readonly questions: number;
  readonly testimonials: number;
  readonly posts: number;
  readonly brokenBundles: readonly { readonly id: string; readonly title: string }[];
}

/** Everything that a fresh installation leaves to its owner (DECISIONS 63). */
export function launchChecklist(input: LaunchInput): readonly LaunchGroup[] {
  const byKey = new Map(input.settings.map((setting) => [setting.key, setting]));
  const settingGroups = (['business', 'contact', 'claims'] as const).map((group) => ({
    title: launchCopy.groups[group],
    items: Object.entries(launchSettings[group]).flatMap(([key, label]) => {
      const setting = byKey.get(key);
      return setting === undefined ? [] : [settingItem(label, setting)];
    }),
  }));
  return [
    { title: launchCopy.groups.sales, items: salesItems(input) },
    ...settingGroups,
    { title: launchCopy.groups.content, items: contentItems(input) },
  ];
}

export function isSettled({ state }: LaunchItem): boolean {
  return state === 'done' || state === 'left_out';
}

/** Without these no money comes in, no mail goes out, and a broken disk loses everything. */
function salesItems({ checks }: LaunchInput): readonly LaunchItem[] {
  return (['gateway', 'mail', 'backup'] as const).map((part) => {
    const reasons = checks.filter(({ subject }) => subject === part).map(({ reason }) => reason);
    const isKnown = reasons.length > 0 && !reasons.includes('not_read');
    const isUnset = reasons.some((reason) => UNSET.includes(reason));
    const state = isUnset ? 'missing' : isKnown ? 'done' : 'unconfirmed';
    return { label: launchCopy.sales[part], state, to: '/admin/status', setting: null };
  });
}

const UNSET: readonly StatusCheck['reason'][] = ['gateways_unset', 'mail_unset', 'backup_unset'];

function settingItem(label: string, setting: Setting): LaunchItem {
  return { label, state: stateOf(setting), to: `/admin/content/settings?search=${setting.key}`, setting };
}

/** A saved setting is done, even when it was saved unchanged or empty. */
function stateOf({ value, is_changed }: Setting): LaunchState {
  if (value === '') return is_changed ? 'left_out' : 'missing';
  return is_changed ? 'done' : 'unconfirmed';
}

function contentItems({ pages, brokenBundles, ...counts }: LaunchInput): readonly LaunchItem[] {
  const legal = pages.map(({ name, updated_at }) =>
    contentItem(launchCopy.content[name], updated_at !== null, `/admin/content/pages/${name}`),
  );
  const { products, questions, testimonials, posts } = launchCopy.content;
  return [
    ...legal,
    contentItem(products, counts.products > 0, '/admin/products/one-time'),
    ...brokenBundles.map(({ id, title }) =>
      contentItem(launchCopy.brokenBundle(title), false, `/admin/products/one-time/edit/${id}`),
    ),
    contentItem(questions, counts.questions > 0, '/admin/content/faq'),
    contentItem(testimonials, counts.testimonials > 0, '/admin/content/testimonials'),
    contentItem(posts, counts.posts > 0, '/admin/content'),
  ];
}

function contentItem(label: string, isThere: boolean, to: string): LaunchItem {
  return { label, state: isThere ? 'done' : 'missing', to, setting: null };
}
