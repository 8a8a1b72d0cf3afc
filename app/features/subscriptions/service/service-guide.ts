import { escapeMarkdown } from '#app/lib/markdown/markdown.server.ts';
import type { Plan } from '#contract/catalog/plans.ts';
import type { ProductDetail } from '#contract/catalog/products.ts';
import { guideCopy as copy } from '#messages/subscriptions/subscriptions.ts';
import { pricePerCycle } from './plan-view.ts';

interface Guide {
  readonly product: ProductDetail;
  readonly plans: readonly Plan[];
  readonly trial_days: number;
  readonly origin: string;
}

export function serviceGuide({ product, plans, trial_days, origin }: Guide): string {
  const endpoints = [...new Set(plans.flatMap((plan) => plan.endpoints))];
  return [
    `# ${escapeMarkdown(product.title)}`,
    escapeMarkdown(product.short_description ?? ''),
    `${origin}/subscription/${product.slug}`,
    `## ${copy.plans}`,
    plans.length === 0
      ? copy.noPlans
      : plans.map((plan) => `- ${escapeMarkdown(plan.name)}: ${pricePerCycle(plan)}`).join('\n'),
    trial_days > 0 ? copy.trial(trial_days) : '',
    product.subscription_features.length > 0 ? `## ${copy.features}` : '',
    product.subscription_features
      .map(({ name, description }) => `- **${escapeMarkdown(name)}** ${escapeMarkdown(description)}`)
      .join('\n'),
    endpoints.length > 0 ? `## ${copy.endpoints}` : '',
    endpoints.map((endpoint) => `- ${escapeMarkdown(endpoint)}`).join('\n'),
    apiPart(origin, product),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

function apiPart(origin: string, { id, slug }: ProductDetail): string {
  return [
    '## API',
    copy.reference(`${origin}/api/docs`),
    copy.signIn,
    `\`\`\`sh
curl ${origin}/api/auth/sign-in/email -H 'content-type: application/json' \\
  -d '{"email":"${copy.address}","password":"…"}'
\`\`\``,
    copy.token,
    copy.itsPlans(slug),
    `\`\`\`sh
curl ${origin}/api/products/${id}/plans
\`\`\``,
    copy.status,
    `\`\`\`sh
curl ${origin}/api/subscriptions -H 'authorization: Bearer …'
\`\`\``,
    copy.access,
    `\`\`\`sh
curl ${origin}/api/checkout/entitlements -H 'authorization: Bearer …'
\`\`\``,
  ].join('\n\n');
}
