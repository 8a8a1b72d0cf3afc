import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * The `shouldRevalidate` of every route whose form may be refused: a refusal (4xx) says that something changed elsewhere,
 * so the page is read again, which the router leaves out. Otherwise the router decides: a GET form is a navigation like
 * a link, and after a lost connection or a failure (5xx) the page stays, with the key that makes a retry the same act.
 */
export const revalidateAfterPost = ({
  actionStatus = 0,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate || (actionStatus >= 400 && actionStatus < 500);
