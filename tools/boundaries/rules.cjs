const { features, layers, rooms } = require('./layers.cjs');

const capability = `^server/(?!(?:${rooms.join('|')})/)[^/]+/`;
/** Handlers and jobs may use any capability; only the composition root imports them. */
const edges = String.raw`\.(routes|jobs)\.ts$`;
/** A route of `app/routes.ts`: it may put together what any feature shows. */
const page = String.raw`^app/.*\.route\.tsx?$`;
/** Only pages of the staff may import these. */
const ofStaff = '^app/(features/[^/]+|shell|components)/admin/|^contract/[^/]+/admin[-.]';
const tests = String.raw`\.(test|e2e)\.tsx?$|/testing/`;
const production = { path: '^(app|contract|messages|shared|server|db)/', pathNot: tests };

const rule = (name, from, to) => ({ name, severity: 'error', from, to });

const upward = layers.slice(0, -1).map((layer, index) =>
  rule(
    'capabilities-point-down',
    { path: `^server/(${layer.join('|')})/`, pathNot: `${tests}|${edges}` },
    {
      path: `^server/(${layers
        .slice(index + 1)
        .flat()
        .join('|')})/`,
      pathNot: edges,
    },
  ),
);

const forbidden = [
  rule('no-cycles', {}, { circular: true }),
  // React Router generates its route types outside of the sources.
  rule('nothing-unresolved', {}, { couldNotResolve: true, pathNot: String.raw`^\./\+types/` }),
  rule('no-test-in-production', production, { path: `${tests}|^tests/` }),
  rule('shared-is-pure', { path: '^shared/', pathNot: tests }, { pathNot: '^shared/' }),
  rule('messages-are-thin', { path: '^messages/', pathNot: tests }, { pathNot: '^(messages|shared)/' }),
  rule('contract-is-thin', { path: '^contract/' }, { path: '^(app|server|db|bench|tools)/' }),
  rule('app-never-server', { path: '^app/' }, { path: '^(server|db)/' }),
  ...features.map((layer, index) =>
    rule(
      'features-point-down',
      { path: `^app/features/(${layer.join('|')})/`, pathNot: `${tests}|${page}` },
      {
        path: `^app/features/(${features.slice(index).flat().join('|')})/`,
        pathNot: '^app/features/$1/',
      },
    ),
  ),
  rule(
    'parts-below-features',
    { path: '^app/(components|hooks|lib)/', pathNot: tests },
    { path: '^app/(features|shell)/' },
  ),
  rule('pages-are-leaves', { path: '^app/', pathNot: String.raw`${tests}|^app/routes\.ts$` }, { path: page }),
  rule('admin-stays-in-admin', { path: '^app/', pathNot: `${ofStaff}|${tests}` }, { path: ofStaff }),
  rule(
    'capability-through-index',
    { path: '^(app|contract|shared|server|db|bench|tools|tests)/', pathNot: capability },
    { path: capability, pathNot: String.raw`^server/[^/]+/(index\.ts$|testing/)|${edges}` },
  ),
  rule(
    'capability-through-index',
    { path: '^server/([^/]+)/', pathNot: String.raw`^server/(${rooms.join('|')})/|\.schema\.ts$` },
    { path: capability, pathNot: String.raw`^server/($1/|[^/]+/index\.ts$)|${edges}` },
  ),
  rule(
    'capability-through-index',
    { path: String.raw`^server/([^/]+)/.*\.schema\.ts$` },
    { path: capability, pathNot: String.raw`^server/($1/|[^/]+/[^/]+\.schema\.ts$)` },
  ),
  rule(
    'edges-are-composed',
    { pathNot: `${tests}|^(tests|bench)/|${edges}|^server/compose/` },
    { path: `^server/.*${edges}` },
  ),
  rule('http-below-api', { path: '^server/http/' }, { path: String.raw`^server/(api/|create-app\.ts$)` }),
  rule(
    'domain-not-wire',
    { path: capability, pathNot: `${tests}|${edges}` },
    { path: '^(app|server/(api|http|jobs))/' },
  ),
  // The contract defines an entity's shape once: a capability imports its type, never its parsers or routes.
  rule(
    'domain-not-wire',
    { path: capability, pathNot: `${tests}|${edges}` },
    { path: '^contract/', dependencyTypesNot: ['type-only'] },
  ),
  ...upward,
  rule(
    'ledger-is-bottom',
    { path: '^server/ledger/', pathNot: tests },
    { path: capability, pathNot: '^server/ledger/' },
  ),
  rule('platform-is-bottom', { path: '^server/platform/', pathNot: tests }, { path: capability }),
  rule(
    'sql-in-queries',
    {
      path: '^(app|contract|shared|server)/',
      pathNot: String.raw`${tests}|\.(schema|queries)\.ts$|^server/platform/`,
    },
    { path: 'node_modules/(drizzle-orm|pg)/' },
  ),
  // A row's type contains no code.
  rule(
    'rules-are-pure',
    { path: String.raw`\.rules\.ts$` },
    { path: String.raw`\.(queries|schema)\.ts$|^server/platform/`, dependencyTypesNot: ['type-only'] },
  ),
  rule('rules-are-pure', { path: String.raw`\.rules\.ts$` }, { dependencyTypes: ['core'] }),
];

module.exports = {
  forbidden,
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^tests/api/sample-client/|^bench/peers/vendure/|^build/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js'],
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};
