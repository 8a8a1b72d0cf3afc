const layers = require('./layers.cjs');

/**
 * The arrows of the architecture, as dependency-cruiser rules. `at` is what stands before the paths: nothing for the
 * project itself, the folder of a planted violation in the tests.
 */
function rulesAt(at) {
  const top = `^${at}`;
  const modules = `${top}server/modules/`;
  const tests = String.raw`\.(test|e2e)\.tsx?$|/testing/`;
  const production = { path: `${top}(app|contract|shared|server|db)/`, pathNot: tests };

  const rule = (name, from, to) => ({ name, severity: 'error', from, to });
  const upward = layers.slice(0, -1).map((layer, index) =>
    rule(
      'modules-point-down',
      { path: `${modules}(${layer.join('|')})/`, pathNot: tests },
      {
        path: `${modules}(${layers
          .slice(index + 1)
          .flat()
          .join('|')})/`,
      },
    ),
  );

  return [
    rule('no-cycles', {}, { circular: true }),
    // React Router generates the types of its routes beside nothing that is there.
    rule('nothing-unresolved', {}, { couldNotResolve: true, pathNot: String.raw`^\./\+types/` }),
    rule('no-test-in-production', production, { path: `${tests}|${top}tests/` }),
    rule('shared-is-pure', { path: `${top}shared/`, pathNot: tests }, { pathNot: `${top}shared/` }),
    rule('contract-is-thin', { path: `${top}contract/` }, { path: `${top}(app|server|db|bench|tools)/` }),
    rule('app-never-server', { path: `${top}app/` }, { path: `${top}(server|db)/` }),
    rule(
      'features-not-sideways',
      { path: `${top}app/features/([^/]+)/` },
      { path: `${top}app/features/`, pathNot: `${top}app/features/$1/` },
    ),
    rule(
      'routes-are-leaves',
      { path: `${top}app/`, pathNot: String.raw`${tests}|${top}app/routes\.ts$` },
      { path: `${top}app/routes/` },
    ),
    rule(
      'admin-stays-in-admin',
      { path: `${top}app/`, pathNot: `${top}app/(routes/admin|features/admin-[^/]+)/` },
      { path: `${top}(app/features/admin-[^/]+|contract/admin)/` },
    ),
    rule(
      'module-through-index',
      { path: `${top}(app|contract|shared|server|db|bench|tools|tests)/`, pathNot: modules },
      { path: `${modules}[^/]+/`, pathNot: String.raw`${modules}[^/]+/(index\.ts$|testing/)` },
    ),
    rule(
      'module-through-index',
      { path: `${modules}([^/]+)/`, pathNot: String.raw`\.schema\.ts$` },
      { path: modules, pathNot: String.raw`${modules}($1/|[^/]+/index\.ts$)` },
    ),
    rule(
      'module-through-index',
      { path: String.raw`${modules}([^/]+)/.*\.schema\.ts$` },
      { path: modules, pathNot: String.raw`${modules}($1/|[^/]+/[^/]+\.schema\.ts$)` },
    ),
    rule(
      'domain-not-wire',
      { path: modules, pathNot: tests },
      { path: `${top}(contract|app|server/(api|http|jobs))/` },
    ),
    ...upward,
    rule(
      'ledger-is-bottom',
      { path: `${modules}ledger/`, pathNot: tests },
      { path: modules, pathNot: `${modules}ledger/` },
    ),
    rule('platform-is-bottom', { path: `${top}server/platform/`, pathNot: tests }, { path: modules }),
    rule(
      'sql-in-queries',
      {
        path: `${top}(app|contract|shared|server)/`,
        pathNot: String.raw`${tests}|\.(schema|queries)\.ts$|${top}server/platform/`,
      },
      { path: 'node_modules/(drizzle-orm|pg)/' },
    ),
    rule(
      'rules-are-pure',
      { path: String.raw`\.rules\.ts$` },
      { path: String.raw`\.(queries|schema)\.ts$|${top}server/platform/` },
    ),
    rule('rules-are-pure', { path: String.raw`\.rules\.ts$` }, { dependencyTypes: ['core'] }),
  ];
}

/** The whole configuration, for the project or for a folder that imitates it. */
function configurationAt(at) {
  return {
    forbidden: rulesAt(at),
    options: {
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: {
        path:
          at === '' ? '^tools/boundaries/(violations|allowed)/|^tests/api/sample-client/|^build/' : '^build/',
      },
      enhancedResolveOptions: {
        extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js'],
        conditionNames: ['import', 'node', 'default', 'types'],
        exportsFields: ['exports'],
      },
    },
  };
}

module.exports = { configurationAt };
