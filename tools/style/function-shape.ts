import { childrenOf, type SourceFile, type SyntaxNode, syntaxOf } from './walk-syntax.ts';

const DEEPEST = 3;
const LONGEST = 70;
const LONGEST_COMPONENT = 120;
const functions =
  /^(Function|ArrowFunction|ClassMethod|MethodProperty|Constructor|GetterProperty|SetterProperty)/;
const blocks = /^(If|For|ForOf|ForIn|While|DoWhile|Switch|Try)Statement$/;

/**
 * A function fits on a screen; a component may be longer, for its markup. Conditions and loops nest at most three deep;
 * `else if` adds no level. (Biome counts no lines of markup and templates, and has `noExcessiveNestedBlocks` from 2.6.5
 * on.)
 */
export function shapeProblems(file: SourceFile): readonly string[] {
  const { root, lineAt } = syntaxOf(file);
  const most = file.path.endsWith('.tsx') ? LONGEST_COMPONENT : LONGEST;
  const mayBeLong = /\.(test|e2e)\.tsx?$/.test(file.path);
  const found = new Set<string>();
  visit(root, 0);
  return [...found];

  function visit(node: SyntaxNode, depth: number): void {
    const line = lineAt(node.span.start);
    if (depth > DEEPEST) found.add(`${line} nesting: deeper than ${DEEPEST}`);
    if (functions.test(node.type) && !mayBeLong) {
      const lines = lineAt(node.span.end - 1) - line + 1;
      if (lines > most) found.add(`${line} function-length: ${lines} lines, at most ${most}`);
    }
    for (const child of childrenOf(node)) visit(child, depthOf(node, child, depth));
  }
}

function depthOf(parent: SyntaxNode, child: SyntaxNode, depth: number): number {
  if (functions.test(child.type)) return 0;
  if (!blocks.test(child.type)) return depth;
  return parent.type === 'IfStatement' && parent.alternate === child ? depth : depth + 1;
}
