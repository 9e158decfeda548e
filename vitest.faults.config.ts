import { defineConfig } from 'vitest/config'

/** Faults on whole clusters of built nodes, two at a time: most of it is waiting (`npm run test:faults`). */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/faults/**/*.test.ts'],
    maxWorkers: 2,
    // A worker that was killed is missed after half a minute; a laptop may be busy with other things.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    retry: 1,
  },
})
