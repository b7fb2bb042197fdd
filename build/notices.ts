/** The licences of libraries whose code is part of a bundle, found by the modules of the bundle. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { groupBy } from '../src/core/arrays.js';

/** Returns the folder of a module's package; undefined for a module that is no library's. */
const folderOf = (path: string): string | undefined => /^.*node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+/.exec(path)?.[0];

/** Returns a heading and the notice of each package that has a module in a bundle, in one text. */
export function noticesOf(heading: string, modules: Iterable<string>): string {
  const foreign = [...new Set(modules)].filter((path) => folderOf(path) !== undefined);
  const notices = [...groupBy(foreign, (path) => folderOf(path)!)].map(([folder, own]) => {
    const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const holder = author?.name ?? author ?? `the authors of ${basename(folder)}`;
    const kind = license ? ` (${license})` : '';
    return `## ${name} ${version}${kind}\n\n${noticeIn(folder, own, holder).trim()}\n`;
  });
  return [`${heading}\n`, ...new Set(notices.sort())].join('\n');
}

/**
 * Returns the text of a package's licence file; without one, the notice above its code or the MIT text with the
 * author's name.
 */
function noticeIn(folder: string, modules: readonly string[], author: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (file) return readFileSync(join(folder, file), 'utf8');
  const above = modules.map((path) => /^(\/\/.*\n|\n)+/.exec(readFileSync(path, 'utf8'))?.[0] ?? '');
  const notice = above.find((text) => text.includes('Permission is hereby granted'));
  if (notice) return notice.replaceAll(/^\/\/ ?/gm, '');
  const [, permission] = /(Permission is hereby granted[\s\S]*)/.exec(readFileSync('LICENSE', 'utf8'))!;
  return `Copyright (c) ${author}\n\n${permission}`;
}
