import { isTypeScript, type StyleRule } from './style-rule.ts';
import { everyNode, type SyntaxNode, syntaxOf } from './walk-syntax.ts';

/** What STYLE bans because it turns the checker off, or is not plain TypeScript. */
export const bannedSyntax: StyleRule = {
  name: 'banned-syntax',
  appliesTo: isTypeScript,
  check(file) {
    const { root, lineAt } = syntaxOf(file);
    return [...everyNode(root)].flatMap(({ node }) => {
      const message = problemOf(node);
      return message === null ? [] : [{ line: lineAt(node.span.start), message }];
    });
  },
};

function problemOf(node: SyntaxNode): string | null {
  switch (node.type) {
    case 'TsAsExpression':
    case 'TsTypeAssertion':
      return 'a cast: parse, narrow, or type the source';
    case 'TsNonNullExpression':
      return 'a `!`: handle what is not there';
    case 'TsEnumDeclaration':
      return 'an enum: use an `as const` list';
    case 'UsingDeclaration':
      return '`using`: the check of the arrows cannot read it; close in a finally';
    case 'TsKeywordType':
      return node.kind === 'any' ? '`any`: use unknown and parse' : null;
    case 'ClassDeclaration':
    case 'ClassExpression':
      return extendsError(node) ? null : 'a class that is no error: use functions and data';
    default:
      return null;
  }
}

function extendsError({ superClass }: SyntaxNode): boolean {
  if (typeof superClass !== 'object' || superClass === null || !('value' in superClass)) return false;
  return typeof superClass.value === 'string' && superClass.value.endsWith('Error');
}
