import { expect, test } from 'vitest';
import { type Project, selectTests } from './select-tests.ts';

const project: Project = {
  imports: new Map([
    ['app/root.tsx', ['app/components/toast.tsx']],
    ['app/features/content/blog.route.tsx', ['app/features/content/post.tsx', 'contract/content/blog.ts']],
    ['app/features/catalog/shop.route.tsx', ['contract/catalog/products.ts']],
    [
      'server/posts/posts.routes.ts',
      ['server/posts/posts.ts', 'contract/content/blog.ts', 'contract/errors.ts'],
    ],
    ['server/posts/posts.test.ts', ['server/posts/posts.ts']],
    ['shared/money.test.ts', ['shared/money.ts']],
    ['tests/e2e/blog.e2e.ts', []],
    ['tests/e2e/shop.e2e.ts', []],
  ]),
  routes: [
    { pattern: /^\/blog$/, file: 'app/features/content/blog.route.tsx' },
    { pattern: /^\/shop$/, file: 'app/features/catalog/shop.route.tsx' },
  ],
  addressesIn: (journey) => [`/${/(\w+)\.e2e/.exec(journey)?.[1]}`],
};
const blog = 'tests/e2e/blog.e2e.ts';
const shop = 'tests/e2e/shop.e2e.ts';

test.each([
  {
    what: 'a pure rule reaches its tests',
    changed: 'shared/money.ts',
    unit: ['shared/money.test.ts'],
    journeys: [],
  },
  {
    what: 'a part of a page reaches the journeys that name the page',
    changed: 'app/features/content/post.tsx',
    unit: [],
    journeys: [blog],
  },
  {
    what: 'a module reaches the pages that read what its API promises',
    changed: 'server/posts/posts.ts',
    unit: ['server/posts/posts.test.ts'],
    journeys: [blog],
  },
  {
    what: 'what stands around every page reaches all journeys',
    changed: 'app/components/toast.tsx',
    unit: [],
    journeys: [blog, shop],
  },
  { what: 'a journey reaches itself', changed: shop, unit: [], journeys: [shop] },
])('$what', ({ changed, unit, journeys }) => {
  const found = selectTests([changed], project);
  expect(found).toMatchObject({ unit, journeys });
  expect([...found.journeys, ...found.left_out].toSorted()).toEqual([blog, shop]);
});

test('what all tests stand on leaves none out', () => {
  expect(selectTests(['package-lock.json'], project)).toMatchObject({ journeys: [blog, shop], left_out: [] });
});
