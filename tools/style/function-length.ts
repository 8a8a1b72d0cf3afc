import { isTypeScript, type StyleRule } from './style-rule.ts';
import { everyNode, type SyntaxNode, syntaxOf } from './walk-syntax.ts';

const MOST = 70;
const MOST_OF_A_COMPONENT = 120;
const functions = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'MethodProperty',
]);

/** A function fits on a screen; a component may be longer, for its markup. */
export const functionLength: StyleRule = {
  name: 'function-length',
  appliesTo: (path) => isTypeScript(path) && !/\.(test|e2e)\.tsx?$/.test(path),
  check(file) {
    const { root, lineAt } = syntaxOf(file);
    const most = file.path.endsWith('.tsx') ? MOST_OF_A_COMPONENT : MOST;
    return [...everyNode(root)].flatMap(({ node }) => {
      if (!functions.has(node.type)) return [];
      const lines = length(node, lineAt);
      return lines > most
        ? [{ line: lineAt(node.span.start), message: `${lines} lines, at most ${most}` }]
        : [];
    });
  },
};

function length({ span }: SyntaxNode, lineAt: (position: number) => number): number {
  return lineAt(span.end - 1) - lineAt(span.start) + 1;
}
