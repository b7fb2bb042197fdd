/** Loaded before the program: reports enough processor time that threads start at once. */
process.cpuUsage = () => ({ user: 1e9, system: 0 });
