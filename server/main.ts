import './node-env.ts';
import './limit-outgoing.ts';

// Not a plain import: in the bundle, packages that stay outside it come before everything of ours that imports them,
// and React would have chosen its slow build by then.
await import('./run-process.ts');
