/** Loaded before the program: each look at the processor time finds much of it used, so that threads load at once. */
let used = 0;
process.cpuUsage = () => {
  used += 1e9;
  return { user: used, system: 0 };
};
