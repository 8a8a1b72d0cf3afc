import { parseSync } from '@swc/core';

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

export interface SourceFile {
  /** From the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export interface SyntaxNode {
  readonly type: string;
  readonly span: { readonly start: number; readonly end: number };
  readonly [field: string]: unknown;
}

interface Syntax {
  readonly root: SyntaxNode;
  lineAt(position: number): number;
}

export function syntaxOf({ path, text }: SourceFile): Syntax {
  const options = { syntax: 'typescript', tsx: path.endsWith('.tsx'), target: 'es2024' } as const;
  const root: unknown = parseSync(text, options);
  if (!isNode(root)) throw new Error(`${path} could not be parsed`);
  // Positions are byte offsets, lines count from 1.
  const starts = lineStarts(Buffer.from(text));
  return { root, lineAt: (position) => lineOf(starts, position - 1) };
}

function lineStarts(bytes: Buffer): readonly number[] {
  const starts = [0];
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) starts.push(at + 1);
  return starts;
}

function lineOf(starts: readonly number[], offset: number): number {
  const after = starts.findIndex((start) => start > offset);
  return after === -1 ? starts.length : after;
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'span' in value;
}

/** In the order of the source. */
export function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  return Object.values(node).flatMap(nodesIn);
}

function nodesIn(value: unknown): readonly SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (isNode(value)) return [value];
  // Wrappers without a position, such as an argument of a call.
  if (typeof value === 'object' && value !== null && !('start' in value))
    return Object.values(value).flatMap(nodesIn);
  return [];
}
