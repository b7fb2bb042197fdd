/**
 * Runs commands of the program at a URL, with a main thread that passes work with a clock to workers. Prints the
 * results.
 */
const [url, ...runs] = process.argv.slice(2);
const { main } = await import(url);

let workers = 0;
process.on('worker', () => workers++);

const results = [];
for (const { args, input } of runs.map((run) => JSON.parse(run))) {
  const before = workers;
  const result = { out: '', notes: '' };
  const status = await main(args, {
    stdin: [input],
    write: (text) => void (result.out += text),
    note: (text) => void (result.notes += `${text}\n`),
    colour: false,
    mainThreadLimit: 0,
  });
  results.push({ ...result, status, isOnWorker: workers > before });
}
process.stdout.write(JSON.stringify(results));
