/**
 * Milliseconds that this process has computed. Against the clock a bounded time of a test would depend on what else
 * the machine does; a process runs one test file at a time.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
