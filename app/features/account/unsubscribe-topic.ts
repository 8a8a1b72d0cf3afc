import { type UnsubscribeTopic, unsubscribeTopics } from '#shared/people/account-mails.ts';

/** What a token is about, to be named on the page; whether it is genuine is judged by the server. */
export function unsubscribeTopicOf(token: string): UnsubscribeTopic | null {
  try {
    const body = (token.split('.')[0] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const [, topic] = atob(body).split(' ');
    return unsubscribeTopics.find((known) => known === topic) ?? null;
  } catch {
    return null;
  }
}
