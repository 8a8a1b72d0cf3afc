import { atLeast, type Figure } from '../figure.ts';
import { compareWithBare } from '../throughput.ts';

/** (a) The product list beside a bare server sending the same bytes. */
export async function measureProducts(appUrl: string): Promise<Figure> {
  const { ours, limit, bytes } = await compareWithBare(`${appUrl}/api/products?limit=20`, 'identity');
  const ratio = ours / limit;
  return {
    name: 'products',
    unit: 'requests/s',
    ours,
    limit,
    ratio,
    targets: [atLeast('ratio', ratio, 0.4)],
    notes: { bytes },
  };
}
