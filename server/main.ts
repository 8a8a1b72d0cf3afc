import './node-env.ts';
import './limit-outgoing.ts';

// Not a static import: in the bundle, external packages load first, and React would have chosen its slow build by then.
await import('./run-process.ts');
