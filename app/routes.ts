import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/** Every URL of the product on one page. */
export default [
  layout('routes/public/layout.tsx', [
    index('routes/public/home.tsx'),
    route('marketplace', 'routes/shop/marketplace.tsx', { id: 'marketplace' }),
    route('product/:slug', 'routes/shop/product.tsx'),
    route('403', 'routes/public/forbidden.tsx'),
    route('*', 'routes/public/not-found.tsx'),
  ]),

  layout('routes/portal/layout.tsx', [
    ...prefix('user', [
      index('routes/portal/start.ts'),
      route('marketplace', 'routes/shop/marketplace.tsx', { id: 'portal-marketplace' }),
      route('billing', 'routes/portal/billing.tsx'),
      route('purchases', 'routes/portal/purchases.tsx'),
      route('overview', 'routes/portal/maintenance.tsx', { id: 'portal-overview' }),
      route('subscriptions', 'routes/portal/maintenance.tsx', { id: 'portal-subscriptions' }),
      route('profile', 'routes/portal/maintenance.tsx', { id: 'portal-profile' }),
      route('settings', 'routes/portal/maintenance.tsx', { id: 'portal-settings' }),
      route('support', 'routes/portal/maintenance.tsx', { id: 'portal-support' }),
    ]),
  ]),

  route('login', 'routes/account/login.tsx'),
  route('signup', 'routes/account/signup.tsx'),

  ...prefix('dev', [
    route('mailbox', 'routes/dev/mailbox.tsx'),
    route('checkout/:sessionId', 'routes/dev/checkout.tsx'),
  ]),

  // Actions without a page of their own: forms of many pages post here.
  route('user/checkout', 'routes/resources/checkout.ts'),
  route('user/topup', 'routes/resources/topup.ts'),
  route('covers/:file', 'routes/resources/cover.ts'),
  route('motifs/:file', 'routes/resources/motif.ts'),
] satisfies RouteConfig;
