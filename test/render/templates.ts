/** The English templates of all sentences in the sources, including those that no fixture uses. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Calls of `say`, also of that among the words of a reason. */
const SAY = /^(?:words\.)?say$/;

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(root, folder, file));

/**
 * Returns each template with the place of its call of `say`. The type of the argument lists the templates that are
 * chosen or composed. Throws if it does not.
 */
export function templatesInSources(): Map<string, string> {
  const files = ['src/logic', 'src/rules', 'src/session', 'constraints', 'strategies'].flatMap(sourcesIn);
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(files, { ...options, noEmit: true, skipLibCheck: true, types: [] });
  const checker = program.getTypeChecker();
  const found = new Map<string, string>();
  for (const file of files) {
    const source = program.getSourceFile(file)!;
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && SAY.test(node.expression.getText()))
        for (const template of templatesOf(node, checker))
          found.set(template, `${file.slice(root.length)}:${source.getLineAndCharacterOfPosition(node.pos).line + 1}`);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

/** Returns the possible templates of a call of `say`. */
function templatesOf(call: ts.CallExpression, checker: ts.TypeChecker): string[] {
  const [parameter] = checker.getResolvedSignature(call)!.parameters;
  const type = checker.getTypeOfSymbolAtLocation(parameter!, call);
  return (type.isUnion() ? type.types : [type]).map((each) => {
    if (!each.isStringLiteral()) throw new Error(`the templates of ${call.getText()} are unknown`);
    return each.value;
  });
}
