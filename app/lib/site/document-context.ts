import { createContext, type RouterContext } from 'react-router';

export interface RenderedDocument {
  readonly html: Buffer<ArrayBuffer>;
  /** Inline scripts of ours that the policy must allow, as `sha256-…`. */
  readonly script_hashes: readonly string[];
}

declare global {
  var arunikaDocumentContext: RouterContext<RenderedDocument | null> | undefined;
}

/**
 * Takes the document past the body of a Response, which would copy and encode it again. Global for the same reason as
 * `apiContext`.
 */
globalThis.arunikaDocumentContext ??= createContext<RenderedDocument | null>(null);
export const documentContext = globalThis.arunikaDocumentContext;
