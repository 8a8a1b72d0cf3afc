import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * For every route whose form may be refused: a refusal (4xx) means that something changed elsewhere, so the page is
 * reloaded, which the router would not do. Otherwise the router decides: a GET form is a navigation, and after a lost
 * connection or a failure (5xx) the page stays, with the key that makes a retry idempotent.
 */
export const revalidateAfterPost = ({
  actionStatus = 0,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate || (actionStatus >= 400 && actionStatus < 500);

/**
 * For a page that is also read by a sheet over other pages. There only a refusal reads it again: once something is
 * bought, its loader leads elsewhere than its action does.
 */
export const revalidatePageAfterPost =
  (page: RegExp) =>
  (reload: ShouldRevalidateFunctionArgs): boolean =>
    revalidateAfterPost(
      page.test(reload.currentUrl.pathname) ? reload : { ...reload, defaultShouldRevalidate: false },
    );
