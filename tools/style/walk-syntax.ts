import { parseSync } from '@swc/core';
import type { SourceFile } from './style-rule.ts';

/** A node of the syntax tree, known only by what every node has. */
export interface SyntaxNode {
  readonly type: string;
  readonly span: { readonly start: number; readonly end: number };
  readonly [field: string]: unknown;
}

export interface Syntax {
  readonly root: SyntaxNode;
  lineAt(position: number): number;
}

const parsed = new Map<string, Syntax>();

/** The syntax tree of a script; parsed once, however many rules ask. */
export function syntaxOf({ path, text }: SourceFile): Syntax {
  const known = parsed.get(text);
  if (known !== undefined) return known;
  const options = { syntax: 'typescript', tsx: path.endsWith('.tsx'), target: 'es2024' } as const;
  const root: unknown = parseSync(text, options);
  if (!isNode(root)) throw new Error(`${path} could not be parsed`);
  // Positions count bytes, from 1.
  const starts = lineStarts(Buffer.from(text));
  const syntax = { root, lineAt: (position: number) => lineOf(starts, position - 1) };
  parsed.set(text, syntax);
  return syntax;
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

/** The nodes directly below, in the order of the source. */
export function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  return Object.values(node).flatMap(nodesIn);
}

function nodesIn(value: unknown): readonly SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (isNode(value)) return [value];
  // Wrappers without a place of their own, such as an argument of a call.
  if (typeof value === 'object' && value !== null && !('start' in value))
    return Object.values(value).flatMap(nodesIn);
  return [];
}

/** Every node of a tree, outermost first, with the nodes around it. */
export function* everyNode(
  node: SyntaxNode,
  around: readonly SyntaxNode[] = [],
): Generator<{ readonly node: SyntaxNode; readonly around: readonly SyntaxNode[] }> {
  yield { node, around };
  const inside = [...around, node];
  for (const child of childrenOf(node)) yield* everyNode(child, inside);
}
