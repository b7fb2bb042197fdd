/** The English templates of all sentences in the sources, including those that no fixture uses. */
import { readdirSync, readFileSync } from 'node:fs';
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

/** A call of `say`, with its place. */
interface Said {
  readonly call: ts.CallExpression;
  readonly where: string;
}

/** Returns the calls of `say` in a source. */
function callsIn(source: ts.SourceFile): Said[] {
  const calls: Said[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && SAY.test(node.expression.getText(source))) {
      const { line } = source.getLineAndCharacterOfPosition(node.pos);
      calls.push({ call: node, where: `${source.fileName.slice(root.length)}:${line + 1}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return calls;
}

/**
 * Returns each template with the place of its call of `say`. Most calls state their template. Of the others the type of
 * the argument lists the templates that are chosen or composed; throws if it does not. Types take long to find, so they
 * are looked up in the files with such calls only.
 */
export function templatesInSources(): Map<string, string> {
  const files = ['src/logic', 'src/rules', 'src/session', 'constraints', 'strategies'].flatMap(sourcesIn);
  const found = new Map<string, string>();
  const choosing = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    if (!text.includes('say(')) return false;
    const calls = callsIn(ts.createSourceFile(file, text, ts.ScriptTarget.ES2022));
    for (const { call, where } of calls) {
      const [template] = call.arguments;
      if (template && ts.isStringLiteral(template)) found.set(template.text, where);
    }
    return calls.some(({ call }) => !ts.isStringLiteral(call.arguments[0]!));
  });
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(choosing, { ...options, noEmit: true, skipLibCheck: true, types: [] });
  const checker = program.getTypeChecker();
  for (const { call, where } of choosing.flatMap((file) => callsIn(program.getSourceFile(file)!)))
    for (const template of templatesOf(call, checker)) found.set(template, where);
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
