/** Folders to write to. */
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Whether one is there; whoever wants to write to what cannot be looked at hears why then. */
export function isFolder(name: string): boolean {
  try {
    return statSync(name).isDirectory();
  } catch {
    return false;
  }
}

/**
 * Makes a folder and those that it lies in, if they are not there. Throws what the system says. What Node has for that
 * never ends in a folder that is there and takes none, as /proc.
 */
export function makeFolder(name: string): void {
  if (isFolder(name)) return;
  const above = dirname(name);
  if (above !== name) makeFolder(above);
  try {
    mkdirSync(name);
  } catch (error) {
    // Another process may have been faster.
    if (!isFolder(name)) throw error;
  }
}
