import { isTypeScript, type StyleRule } from './style-rule.ts';
import { childrenOf, type SyntaxNode, syntaxOf } from './walk-syntax.ts';

const MOST = 3;
const blocks = new Set([
  'IfStatement',
  'ForStatement',
  'ForOfStatement',
  'ForInStatement',
  'WhileStatement',
  'DoWhileStatement',
  'SwitchStatement',
  'TryStatement',
]);
const functions = /Function|ClassMethod|MethodProperty|Constructor/;

/** Conditions and loops inside each other, within one function; `else if` is a list and not a level. */
export const nesting: StyleRule = {
  name: 'nesting',
  appliesTo: isTypeScript,
  check(file) {
    const { root, lineAt } = syntaxOf(file);
    const deep: number[] = [];
    visit(root, 0);
    return [...new Set(deep)].map((line) => ({ line, message: `nested deeper than ${MOST}` }));

    function visit(node: SyntaxNode, depth: number): void {
      if (depth > MOST) deep.push(lineAt(node.span.start));
      for (const child of childrenOf(node)) visit(child, depthOf(node, child, depth));
    }
  },
};

function depthOf(parent: SyntaxNode, child: SyntaxNode, depth: number): number {
  if (functions.test(child.type)) return 0;
  if (!blocks.has(child.type)) return depth;
  return parent.type === 'IfStatement' && parent.alternate === child ? depth : depth + 1;
}
