import { createProducts } from '#server/modules/catalog/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { testNames, testRanges } from '#shared/test-data.ts';
import { type Generation, randomBetween, randomSuffix, recordGenerated } from './generation.ts';

/** ADEV-011, ADEV-012: templates with price and stock. */
export function generateProducts(tx: Tx, { count, actor }: Generation): Promise<number> {
  return recordGenerated(tx, { kind: 'products', actor }, () =>
    createProducts(
      tx,
      Array.from({ length: count }, (_, n) => ({
        title: `${testNames.products} ${n + 1}`,
        slug: `test-product-${randomSuffix()}`,
        type: 'template' as const,
        category: 'Test',
        short_description: 'Produk uji untuk pengembangan.',
        description: '<p>Produk uji untuk pengembangan. Hapus lewat Dev Tools.</p>',
        price: randomBetween(testRanges.price),
        stock: randomBetween(testRanges.stock),
      })),
    ),
  );
}
