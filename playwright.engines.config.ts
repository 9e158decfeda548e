import { defineConfig } from '@playwright/test'
import type { PerWorker } from './tests/engines/support/fixtures.ts'

/** The product in Firefox and in WebKit, both at the same time (`npm run test:engines`, docs/decisions/0044). */
export default defineConfig<object, PerWorker>({
  testDir: 'tests/engines',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/engines',
  workers: 2,
  // What needed a second try is named as flaky at the end.
  retries: 1,
  reporter: 'list',
  timeout: 360_000,
  // One worker each: a server and a browser serve all tests of an engine.
  projects: (['firefox', 'webkit'] as const).map((engine) => ({ name: engine, use: { engine }, workers: 1 })),
})
