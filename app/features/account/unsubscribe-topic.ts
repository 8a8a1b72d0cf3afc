import { type UnsubscribeTopic, unsubscribeTopics } from '#shared/people/account-mails.ts';

/** Only names the topic on the page; the server verifies the token. */
export function unsubscribeTopicOf(token: string): UnsubscribeTopic | null {
  try {
    const body = (token.split('.')[0] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const [, topic] = atob(body).split(' ');
    return unsubscribeTopics.find((known) => known === topic) ?? null;
  } catch {
    return null;
  }
}
