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
    route('consultation', 'routes/public/consultation.tsx'),
    route('mentorship', 'routes/public/mentorship.tsx'),
    route('saas-setup', 'routes/public/saas-setup.tsx'),
    route('ai-agent', 'routes/public/ai-agent.tsx'),
    route('freebies', 'routes/public/freebies.tsx'),
    route('portfolio', 'routes/public/portfolio.tsx'),
    route('case-study/:slug', 'routes/public/case-study.tsx'),
    route('blog', 'routes/public/blog.tsx'),
    route('blog/:slug', 'routes/public/post.tsx'),
    route('privacy', 'routes/public/legal.tsx', { id: 'privacy' }),
    route('terms', 'routes/public/legal.tsx', { id: 'terms' }),
    route('contact', 'routes/public/contact.tsx'),
    route('403', 'routes/public/forbidden.tsx'),
    route('*', 'routes/public/not-found.tsx'),
  ]),

  layout('routes/portal/layout.tsx', [
    ...prefix('user', [
      index('routes/portal/start.ts'),
      route('marketplace', 'routes/shop/marketplace.tsx', { id: 'portal-marketplace' }),
      route('billing', 'routes/portal/billing.tsx'),
      route('purchases', 'routes/portal/purchases.tsx'),
      route('purchases/:slug', 'routes/portal/purchase.tsx'),
      route('purchases/:slug/learn', 'routes/portal/learn.ts'),
      route('purchases/:slug/learn/:lesson', 'routes/portal/lesson.tsx'),
      route('redeem-gift', 'routes/portal/redeem-gift.tsx'),
      route('overview', 'routes/portal/overview.tsx'),
      route('orders/:id', 'routes/portal/order.tsx'),
      route('subscriptions', 'routes/portal/subscriptions.tsx'),
      route('profile', 'routes/portal/profile.tsx'),
      route('settings', 'routes/portal/settings.tsx'),
      route('support', 'routes/portal/support.tsx'),
    ]),
  ]),

  layout('routes/admin/layout.tsx', [
    ...prefix('admin', [
      index('routes/admin/dashboard.tsx'),
      route('reports', 'routes/admin/reports.tsx'),
      route('orders', 'routes/admin/orders.tsx', [
        route('grant', 'routes/admin/order-grant.tsx'),
        route(':id', 'routes/admin/order.tsx'),
      ]),
      layout('routes/admin/content-layout.tsx', [
        route('content', 'routes/admin/content-posts.tsx'),
        route('content/case-studies', 'routes/admin/content-case-studies.tsx'),
        route('content/forms', 'routes/admin/content-forms.tsx'),
        route('content/leads', 'routes/admin/content-leads.tsx', { id: 'lead-board' }),
        route('content/leads/table', 'routes/admin/content-leads.tsx', { id: 'lead-table' }),
        route('content/settings', 'routes/admin/content-settings.tsx'),
        route('content/faq', 'routes/admin/content-voices.tsx', { id: 'content-faq' }),
        route('content/testimonials', 'routes/admin/content-voices.tsx', { id: 'content-testimonials' }),
        route('content/pages', 'routes/admin/content-pages.tsx'),
      ]),
      route('content/blog/:id', 'routes/admin/edit-post.tsx'),
      route('content/case-studies/:id', 'routes/admin/edit-case-study.tsx'),
      route('content/leads/:id', 'routes/admin/edit-lead.tsx'),
      route('content/pages/:name', 'routes/admin/edit-page.tsx'),
      route('wallets', 'routes/admin/wallets.tsx', [route(':userId', 'routes/admin/wallet.tsx')]),
      route('wallets/:userId/history', 'routes/admin/wallet-history.tsx'),
      route('tools', 'routes/admin/tools.tsx'),
      route('dev-tools', 'routes/admin/dev-tools.tsx'),
    ]),
  ]),

  // Drafts at the look of their public pages.
  layout('routes/public/layout.tsx', { id: 'preview-layout' }, [
    route('admin/preview/blog/:id', 'routes/admin/preview-post.tsx'),
    route('admin/preview/case-study/:id', 'routes/admin/preview-case-study.tsx'),
  ]),

  route('auth', 'routes/account/auth.ts'),
  route('auth/done', 'routes/account/auth-done.tsx'),
  route('login', 'routes/account/login.tsx'),
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
  route('user/checkout', 'routes/resources/checkout.ts'),
  route('user/topup', 'routes/resources/topup.ts'),
  route('user/purchases/:slug/files/:file', 'routes/resources/purchased-file.ts'),
  route('user/purchases/:slug/certificate', 'routes/resources/certificate.ts'),
  route('subscription/:slug/guide.md', 'routes/resources/service-guide.ts'),
  route('user/intents', 'routes/resources/intent.ts'),
  route('user/intents/dismiss', 'routes/resources/dismiss-intent.ts'),
  route('user/redeem', 'routes/resources/redeem.ts'),
  route('user/payments/check', 'routes/resources/check-payment.ts'),
  route('covers/:file', 'routes/resources/cover.ts'),
  route('og/:file', 'routes/resources/og.ts'),
  route('blog/rss.xml', 'routes/resources/rss.ts'),
  route('sitemap.xml', 'routes/resources/sitemap.ts'),
  route('robots.txt', 'routes/resources/robots.ts'),
  route('motifs/:file', 'routes/resources/motif.ts'),
] satisfies RouteConfig;
