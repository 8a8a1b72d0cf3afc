import { createRequire, registerHooks } from 'node:module';

const here = createRequire(import.meta.url);

/**
 * The types that `openapi-typescript` makes of a document. It writes them with the compiler API of TypeScript 5, which
 * version 7 no longer has; two packages named `typescript` can not be installed beside each other without one taking
 * the other's `tsc`, so it gets the copy that ts-morph carries.
 */
export async function openApiTypes(document: string): Promise<string> {
  const compiler = here.resolve('@ts-morph/common/dist/typescript.js');
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'typescript' && context.parentURL?.includes('/openapi-typescript/') === true
        ? next(compiler, context)
        : next(specifier, context),
  });
  const { default: generate, astToString } = await import('openapi-typescript');
  hooks.deregister();
  return astToString(await generate(document));
}
