import { defineConfig } from '@playwright/test'
import { findBrowser, findShell } from './scripts/lib/browser.mjs'

/**
 * The journeys that run on a cluster (`npm run test:cluster`): two web nodes and a worker between nginx and PgBouncer.
 * `npm test` with the stages `browser` and `cluster` runs them there alone (scripts/test.mjs).
 */
const ofTheCluster = ['journey', 'view-contribute', 'view-rsvp', 'hosts'].map((name) => `**/${name}.spec.ts`)

/** Chromium's shell loads photos that are still far below the screen: tests of that need the whole browser (docs/decisions/0178). */
const inWholeChromium = '**/view-gallery.spec.ts'
const tests = process.env.CLUSTER ? ofTheCluster : '**/*.spec.ts'
const walkedElsewhere = process.env.BESIDE_CLUSTER ? ofTheCluster : []

/** Each worker starts a server, or a cluster, of its own (tests/e2e/support/fixtures.ts); each test makes its own people and memorials. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: process.env.CLUSTER ? 'test-results/cluster' : 'test-results/chromium',
  fullyParallel: true,
  workers: 2,
  // On a busy machine a test fails now and then. `npm test` names those, and fails where there are more than two.
  retries: 1,
  reporter: 'list',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    // Playwright empties it between tests. A new one takes a second of the processor, mostly to compile the same scripts.
    reuseContext: true,
    // A trace records every step and makes a run a third longer: `TRACE=1` where something fails.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    launchOptions: launched(findShell()),
  },
  projects: [
    { name: 'shell', testMatch: tests, testIgnore: [inWholeChromium, ...walkedElsewhere] },
    {
      name: 'chromium',
      testMatch: process.env.CLUSTER ? [] : inWholeChromium,
      use: { launchOptions: launched(findBrowser()) },
    },
  ],
})

function launched(executablePath: string) {
  const quiet = ['background-networking', 'component-update', 'sync'].map((part) => `--disable-${part}`)
  return {
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--in-process-gpu', ...quiet],
  }
}
