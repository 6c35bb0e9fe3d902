import { vi } from 'vitest';

// Files of a worker share its globals, and the options of vitest take back only between tests: what the last test of
// the file before stubbed would still be there when this one prepares.
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.useRealTimers();
