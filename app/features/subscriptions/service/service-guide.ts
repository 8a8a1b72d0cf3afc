import type { Plan } from '#contract/public/plans.ts';
import type { ProductDetail } from '#contract/public/products.ts';
import { pricePerCycle } from './plan-view.ts';

interface Guide {
  readonly product: ProductDetail;
  readonly plans: readonly Plan[];
  readonly trial_days: number;
  /** The public address of this installation. */
  readonly origin: string;
}

/** Escapes author text for one line of Markdown. */
const inline = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>#|]/g, '\\$&')
    .trim();

export function serviceGuide({ product, plans, trial_days, origin }: Guide): string {
  const endpoints = [...new Set(plans.flatMap((plan) => plan.endpoints))];
  return [
    `# ${inline(product.title)}`,
    inline(product.short_description ?? ''),
    `${origin}/subscription/${product.slug}`,
    '## Paket',
    plans.length === 0
      ? 'Harga diumumkan saat layanan ini dibuka.'
      : plans.map((plan) => `- ${inline(plan.name)}: ${pricePerCycle(plan)}`).join('\n'),
    trial_days > 0 ? `Masa coba: ${trial_days} hari. Tidak ada yang ditagih sebelum masa coba habis.` : '',
    product.subscription_features.length > 0 ? '## Fitur' : '',
    product.subscription_features
      .map(({ name, description }) => `- **${inline(name)}** ${inline(description)}`)
      .join('\n'),
    endpoints.length > 0 ? '## Alamat layanan' : '',
    endpoints.map((endpoint) => `- ${inline(endpoint)}`).join('\n'),
    apiPart(origin, product),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

function apiPart(origin: string, { id, slug }: ProductDetail): string {
  return [
    '## API',
    `Referensi lengkap: ${origin}/api/docs`,
    'Masuk dan simpan token sesi:',
    `\`\`\`sh
curl ${origin}/api/auth/sign-in/email -H 'content-type: application/json' \\
  -d '{"email":"nama@usaha.example","password":"…"}'
\`\`\``,
    'Token ada di jawaban, di `token`. Kirim kembali sebagai `Authorization: Bearer …`.',
    `Paket layanan ini (\`${slug}\`):`,
    `\`\`\`sh
curl ${origin}/api/products/${id}/plans
\`\`\``,
    'Status langganan, tagihan berikutnya, dan sisa periode:',
    `\`\`\`sh
curl ${origin}/api/subscriptions -H 'authorization: Bearer …'
\`\`\``,
    'Hak akses yang aktif:',
    `\`\`\`sh
curl ${origin}/api/checkout/entitlements -H 'authorization: Bearer …'
\`\`\``,
  ].join('\n\n');
}
