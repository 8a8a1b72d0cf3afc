import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/** Every URL of the product on one page. */
export default [
  layout('routes/public/layout.tsx', [
    index('routes/public/home.tsx'),
    route('403', 'routes/public/forbidden.tsx'),
    route('*', 'routes/public/not-found.tsx'),
  ]),

  layout('routes/portal/layout.tsx', [
    ...prefix('user', [
      route('overview', 'routes/portal/maintenance.tsx', { id: 'portal-overview' }),
      route('subscriptions', 'routes/portal/maintenance.tsx', { id: 'portal-subscriptions' }),
      route('profile', 'routes/portal/maintenance.tsx', { id: 'portal-profile' }),
      route('settings', 'routes/portal/maintenance.tsx', { id: 'portal-settings' }),
      route('support', 'routes/portal/maintenance.tsx', { id: 'portal-support' }),
    ]),
  ]),

  route('covers/:file', 'routes/resources/cover.ts'),
  route('motifs/:file', 'routes/resources/motif.ts'),
] satisfies RouteConfig;
