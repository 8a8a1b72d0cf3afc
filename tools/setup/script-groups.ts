/** Every pattern of a source that the build names; `setup.test.ts` holds that each leads to a file. */
export const sourcePatterns: string[] = [];
/** Matches modules by their paths from the root, without the ending. */
export const sources = (...patterns: readonly string[]) => {
  sourcePatterns.push(...patterns);
  return new RegExp(`/(${patterns.join('|')})\\.tsx?$`);
};
const either = (...patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));

/**
 * Each group is one file of scripts shared by pages, and takes along its imports unless an earlier group has them. A
 * page fetches a whole file for one line of it, so a group holds what the same pages need, and what all need comes
 * first. `npm test` checks every page's size.
 */
const groups: readonly { readonly name: string; readonly test: RegExp }[] = [
  // Rarely changes.
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@react-router)\/|rolldown\/runtime|\/lib\/site\/route-scripts\.ts$/,
  },
  {
    name: 'shell',
    test: sources(
      'app/root',
      'app/shell/public/layout.route',
      'app/components/(rendering/(lazy-hydrate|lazy-part|server-only)|commerce/summary-card|brand/motif|dialogs/dialog-link)',
      'app/features/leads/(lead-dialogs|use-lead-dialog)',
      'app/lib/forms/lead-form-paths',
    ),
  },
  {
    name: 'page',
    test: either(
      sources(
        'app/components/(page/(back-link|empty-state)|ui/badge|dialogs/dialog-form)',
        'app/lib/(structured-data/breadcrumbs|site/owner-language|html-text|forms/(form-client-action|form-reply)|search-params|api/browser-client)',
        'app/hooks/(session/use-require-sign-in|use-send-once)',
        'app/components/commerce/money',
        'shared/(lists|money/money|time/dates|people/whatsapp|language/page-language)',
        'messages/components/(form|page)',
      ),
      /lucide-react\/dist\/esm\/icons\/(arrow-(left|right)|check|plus)\.mjs/,
    ),
  },
  { name: 'field', test: sources('app/components/ui/(input|select|field)') },
  {
    name: 'article',
    test: sources('app/components/page/(prose|share-button)', 'app/components/brand/(cover|product-cover)'),
  },
  {
    name: 'list',
    test: either(
      sources(
        'app/components/(page/(error-state|pagination)|inputs/search-field)',
        'app/hooks/use-navigate-to-view',
      ),
      /lucide-react\/dist\/esm\/icons\/refresh-cw\.mjs/,
    ),
  },
  {
    name: 'form',
    test: sources('app/components/form/(action-form|email-field|text-fields|use-action-form)'),
  },
  {
    name: 'lead-form',
    test: sources(
      'app/features/leads/(use-lead-form|contact-fields|consent-field|honeypot-field|form-closed|thank-you)',
      'shared/leads/forms',
    ),
  },
  // For password fields and staff rows, which need nothing else of accounts.
  { name: 'eye', test: /lucide-react\/dist\/esm\/icons\/eye\.mjs/ },
  {
    name: 'account',
    test: sources(
      'app/features/account/(auth-layout|auth-switch-link|forms/toast-with-title)',
      'app/components/form/secret-fields',
    ),
  },
  { name: 'offer', test: sources('messages/catalog/(product|labels)') },
  {
    name: 'purchase',
    test: sources(
      'app/features/checkout/sheet/use-checkout-sheet',
      'shared/shop/purchase-kind',
      'app/hooks/(cart/(use-cart|use-remove-bought-from-visitor-cart)|use-owned-products|use-press-when-ready)',
      'app/components/(checkout-form|commerce/class-line)',
    ),
  },
  { name: 'petals', test: sources('app/components/brand/petals') },
  {
    name: 'product',
    test: sources(
      'app/features/catalog/(buy-area|price|add-to-cart-button|wishlist-button)',
      'app/components/commerce/(rating|product-link)',
    ),
  },
  { name: 'catalog', test: sources('app/features/catalog/(product-meta|shop/(product-card|product-list))') },
];

export const scriptGroups = groups.map((group, index) => ({ ...group, priority: groups.length - index }));
