/** The pages of the strategies, which lie beside the page where they were built: a page in the making may stand alone. */
const FOLDER = './learn/';

let pages: ReadonlyMap<string, string> = new Map();
let loading: Promise<void> | undefined;

/** Finds out which there are, once. */
export function loadPages(): Promise<void> {
  loading ??= fetch(`${FOLDER}pages.json`)
    .then((answer) => answer.json())
    .then((paths: readonly string[]) => {
      pages = new Map(paths.map((path) => [idOf(path), FOLDER + path]));
    })
    .catch(() => {
      loading = undefined;
    });
  return loading;
}

/** Returns the address of a strategy's page; undefined if there is none. */
export const pageOf = (id: string): string | undefined => pages.get(id);

/** `fish/x-wing.html` */
const idOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.html$/, '');
