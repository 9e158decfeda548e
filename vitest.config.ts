import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { WaitingBesideOthers } from './tests/support/sequencer.ts'

/** Its own file, without the React Router plugin. Browser tests (tests/e2e) belong to Playwright. */
export default defineConfig({
  test: {
    environment: 'node',
    // Many tests wait: for the database, a process, a lock that ends; others go on meanwhile. The database server has
    // connections for as many workers as there are (tests/support/database-server.ts).
    maxWorkers: Math.min(24, 3 * availableParallelism()),
    // A worker loads the product once, and lends its app from test to test (tests/support/borrowed-app.ts).
    isolate: false,
    sequence: { sequencer: WaitingBesideOthers },
    unstubGlobals: true,
    include: ['{tests,server,contract,languages,scripts}/**/*.test.ts', 'app/**/*.test.{ts,tsx}'],
    // Faults need a build and whole clusters: npm run test:faults.
    exclude: ['tests/e2e/**', 'tests/faults/**'],
    // Only what hangs takes so long, also on a machine that is busy with other things: no test waits for time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // What needed a second try is named in the last lines; too many fail the run (scripts/test.mjs).
    retry: 1,
    globalSetup: ['tests/support/database-server.ts'],
    setupFiles: ['tests/support/real-timers.ts'],
  },
})
