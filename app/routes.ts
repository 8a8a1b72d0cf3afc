import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/** Every URL of the product on one page. */
export default [
  layout('routes/public/layout.tsx', [
    index('routes/public/home.tsx'),
    route('marketplace', 'routes/shop/marketplace.tsx', { id: 'marketplace' }),
    route('product/:slug', 'routes/shop/product.tsx'),
    route('content/:slug', 'routes/public/content.tsx'),
    route('certificate/:code', 'routes/public/certificate.tsx'),
    route('subscription/:slug', 'routes/shop/subscription.tsx'),
    route('consultation', 'routes/public/services/consultation.tsx'),
    route('mentorship', 'routes/public/services/mentorship.tsx'),
    route('saas-setup', 'routes/public/services/saas-setup.tsx'),
    route('ai-agent', 'routes/public/services/ai-agent.tsx'),
    route('freebies', 'routes/public/services/freebies.tsx'),
    route('free-audit', 'routes/public/services/free-audit.tsx'),
    route('community', 'routes/public/services/community.tsx'),
    route('portfolio', 'routes/public/articles/portfolio.tsx'),
    route('case-study/:slug', 'routes/public/articles/case-study.tsx'),
    route('blog', 'routes/public/articles/blog.tsx'),
    route('blog/:slug', 'routes/public/articles/post.tsx'),
    route('privacy', 'routes/public/articles/legal.tsx', { id: 'privacy' }),
    route('terms', 'routes/public/articles/legal.tsx', { id: 'terms' }),
    route('contact', 'routes/public/contact.tsx'),
    route('403', 'routes/public/forbidden.tsx'),
    route('*', 'routes/public/not-found.tsx'),
  ]),

  layout('routes/portal/layout.tsx', [
    ...prefix('user', [
      index('routes/portal/start.ts'),
      route('marketplace', 'routes/shop/marketplace.tsx', { id: 'portal-marketplace' }),
      route('billing', 'routes/portal/wallet/billing.tsx'),
      route('purchases', 'routes/portal/purchases/purchases.tsx'),
      route('purchases/:slug', 'routes/portal/purchases/purchase.tsx'),
      route('purchases/:slug/review', 'routes/portal/review.tsx'),
      route('purchases/:slug/files/:file', 'routes/portal/purchases/purchased-file.tsx'),
      route('purchases/:slug/learn', 'routes/portal/purchases/learn.ts'),
      route('purchases/:slug/learn/:lesson', 'routes/portal/purchases/lesson.tsx'),
      route('cart', 'routes/portal/cart.tsx'),
      route('redeem-gift', 'routes/portal/redeem-gift.tsx'),
      route('redeem', 'routes/portal/wallet/redeem-voucher.tsx'),
      route('billing/top-up', 'routes/portal/wallet/top-up.tsx'),
      route('overview', 'routes/portal/overview.tsx'),
      route('orders/:id', 'routes/portal/order.tsx'),
      route('orders/:id/refund/:item', 'routes/portal/refund.tsx'),
      route('subscriptions', 'routes/portal/subscriptions.tsx'),
      route('subscriptions/:id/:change', 'routes/portal/subscription-change.tsx'),
      route('profile', 'routes/portal/profile.tsx'),
      route('settings', 'routes/portal/settings.tsx'),
      route('settings/export/:id', 'routes/portal/export-file.ts'),
      route('support', 'routes/portal/support.tsx'),
    ]),
  ]),

  layout('routes/admin/layout.tsx', [
    ...prefix('admin', [
      index('routes/admin/dashboard.tsx'),
      route('reports', 'routes/admin/reports.tsx'),
      route('orders', 'routes/admin/orders/orders.tsx', [
        route('grant', 'routes/admin/orders/grant.tsx'),
        route(':id', 'routes/admin/orders/order.tsx'),
      ]),
      ...prefix('products', [
        index('routes/admin/products/start.ts'),
        route('one-time', 'routes/admin/products/list.tsx', { id: 'one-time-products' }),
        route('one-time/create', 'routes/admin/products/create.tsx', { id: 'create-one-time-product' }),
        route('one-time/edit/:id', 'routes/admin/products/edit-one-time.tsx'),
        route('subscription', 'routes/admin/products/list.tsx', { id: 'subscription-products' }),
        route('subscription/create', 'routes/admin/products/create.tsx', {
          id: 'create-subscription-product',
        }),
        route('subscription/edit/:id', 'routes/admin/products/edit-subscription.tsx'),
      ]),
      layout('routes/admin/content/layout.tsx', [
        route('content', 'routes/admin/content/posts.tsx'),
        route('content/case-studies', 'routes/admin/content/case-studies.tsx'),
        route('content/forms', 'routes/admin/content/forms.tsx'),
        route('content/leads', 'routes/admin/content/leads.tsx', { id: 'lead-board' }),
        route('content/leads/table', 'routes/admin/content/leads.tsx', { id: 'lead-table' }),
        route('content/settings', 'routes/admin/content/settings.tsx'),
        route('content/faq', 'routes/admin/content/faq-and-testimonials.tsx', { id: 'content-faq' }),
        route('content/testimonials', 'routes/admin/content/faq-and-testimonials.tsx', {
          id: 'content-testimonials',
        }),
        route('content/pages', 'routes/admin/content/pages.tsx'),
      ]),
      route('content/blog/:id', 'routes/admin/content/edit-post.tsx'),
      route('content/case-studies/:id', 'routes/admin/content/edit-case-study.tsx'),
      route('content/leads/:id', 'routes/admin/content/edit-lead.tsx'),
      route('content/pages/:name', 'routes/admin/content/edit-page.tsx'),
      route('payments', 'routes/admin/payments.tsx'),
      route('wallets', 'routes/admin/wallets/wallets.tsx', [
        route(':userId', 'routes/admin/wallets/wallet.tsx'),
      ]),
      route('wallets/:userId/history', 'routes/admin/wallets/history.tsx'),
      route('refunds', 'routes/admin/refunds.tsx'),
      route('users', 'routes/admin/users.tsx'),
      route('audit', 'routes/admin/audit.tsx'),
      route('launch', 'routes/admin/launch.tsx'),
      route('tools', 'routes/admin/tools.tsx'),
      route('dev-tools', 'routes/admin/dev-tools.tsx'),
    ]),
  ]),

  // Drafts at the look of their public pages.
  layout('routes/public/layout.tsx', { id: 'preview-layout' }, [
    route('admin/preview/blog/:id', 'routes/admin/content/preview-post.tsx'),
    route('admin/preview/case-study/:id', 'routes/admin/content/preview-case-study.tsx'),
  ]),

  // Without a slug: the cart.
  route('checkout/:slug?', 'routes/shop/checkout.tsx'),
  // A payment leads back here; the mail's link to `open`.
  route('purchase/open', 'routes/shop/purchase-link.tsx'),
  route('purchase/:id', 'routes/shop/purchase.tsx'),

  route('auth', 'routes/account/auth.ts'),
  route('auth/landing', 'routes/account/after-sign-in.ts'),
  route('auth/done', 'routes/account/auth-done.tsx'),
  route('login', 'routes/account/login.tsx'),
  route('language', 'routes/account/language.ts'),
  route('logout', 'routes/account/logout.ts'),
  route('signup', 'routes/account/signup.tsx'),
  route('forgot-password', 'routes/account/forgot-password.tsx'),
  route('reset-password', 'routes/account/reset-password.tsx'),
  route('confirm-email', 'routes/account/confirm-email.tsx'),
  route('unsubscribe', 'routes/account/unsubscribe.tsx'),

  ...prefix('dev', [
    route('mailbox', 'routes/dev/mailbox.tsx'),
    route('checkout/:sessionId', 'routes/dev/checkout.tsx'),
  ]),

  // Actions without a page of their own: forms of many pages post here.
  route('user/checkout', 'routes/resources/actions/checkout.ts'),
  route('user/topup', 'routes/resources/actions/top-up.ts'),
  route('subscription/:slug/guide.md', 'routes/resources/service-guide.ts'),
  route('user/intents', 'routes/resources/actions/intent.ts'),
  route('covers/:file', 'routes/resources/images/cover.ts'),
  route('covers/products/:form/:file', 'routes/resources/images/product-cover.ts'),
  route('og/:file', 'routes/resources/images/og.ts'),
  route('blog/rss.xml', 'routes/resources/rss.ts'),
  route('sitemap.xml', 'routes/resources/sitemap.ts'),
  route('robots.txt', 'routes/resources/robots.ts'),
  route('.well-known/security.txt', 'routes/resources/security-txt.ts'),
  route('motifs/:file', 'routes/resources/images/motif.ts'),
] satisfies RouteConfig;
