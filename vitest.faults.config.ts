import { defineConfig } from 'vitest/config'

/** Faults on a whole cluster of built nodes, one after the other (`npm run test:faults`). */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/faults/**/*.test.ts'],
    fileParallelism: false,
    // A worker that was killed is missed after half a minute; a laptop may be busy with other things.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    retry: 1,
  },
})
