import type { unsubscribeCopy as id } from '../id/unsubscribe.ts';

/** Texts of the page that a mail's unsubscribe link opens. */
export const unsubscribeCopy: typeof id = {
  pageTitle: 'Unsubscribe from email',
  title: 'Stop receiving email',
  lede: (topic) => `We will stop sending you ${topic}. You can turn them on again in Settings.`,
  ledeOfList: "You leave this product's waiting list, and we send you nothing more about it.",
  ledeOfReminders: 'We will not send this address payment reminders again.',
  topics: {
    receipts: 'receipts',
    reminders: 'reminders of subscriptions and payments',
    learning: 'reminders to continue a course',
    news: 'news and offers',
    payment_reminders: 'payment reminders',
    waiting_list: 'news about this product',
  },
  submit: 'Yes, stop',
  busy: 'Saving...',
  doneTitle: 'Stopped',
  done: (topic) => `You no longer receive ${topic} from us.`,
  invalid: 'We do not know this link. You can choose your emails in Settings.',
  settings: 'Open Settings',
};
