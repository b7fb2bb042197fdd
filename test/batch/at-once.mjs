/** Loaded before the program: it has worked long enough to begin threads. */
process.cpuUsage = () => ({ user: 1e9, system: 0 });
