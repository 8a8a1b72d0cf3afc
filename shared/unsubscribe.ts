import { mailTopics } from './account-mails.ts';

/** Everything that a link at the foot of a mail can stop. */
export const unsubscribeTopics = [...mailTopics, 'news'] as const;
export type UnsubscribeTopic = (typeof unsubscribeTopics)[number];
