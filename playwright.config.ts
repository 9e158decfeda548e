import { defineConfig } from '@playwright/test'
import { findBrowser, findShell } from './scripts/lib/browser.mjs'

/**
 * The journeys that two web nodes, a worker and nginx are walked with (`npm run test:cluster`). A run of both leaves
 * them to the cluster (scripts/test.mjs).
 */
const ofTheCluster = ['journey', 'view-contribute', 'view-rsvp', 'hosts'].map((name) => `**/${name}.spec.ts`)

/** Chromium's shell loads photos that are still far below; what is about that needs the whole browser (docs/decisions/0178). */
const inWholeChromium = '**/view-gallery.spec.ts'
const tests = process.env.CLUSTER ? ofTheCluster : '**/*.spec.ts'
const walkedElsewhere = process.env.BESIDE_CLUSTER ? ofTheCluster : []

/** Each worker has a server of its own (tests/e2e/support/fixtures.ts), and each test people and memorials of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: process.env.CLUSTER ? 'test-results/cluster' : 'test-results/chromium',
  fullyParallel: true,
  workers: 2,
  // Slow machines bring about what one person rarely meets; too many second tries fail the run (scripts/test.mjs).
  retries: 1,
  reporter: 'list',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    // Emptied between tests; a new one costs a second of processor each, mostly for reading the same scripts anew.
    reuseContext: true,
    // A trace films every step and takes a third of the time; ask for it where something fails.
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
