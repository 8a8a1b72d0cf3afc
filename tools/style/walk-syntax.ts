import { parseSync } from '@swc/core';

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

export interface Syntax {
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
