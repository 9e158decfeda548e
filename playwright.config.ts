import { defineConfig } from '@playwright/test'
import { findShell } from './scripts/lib/browser.mjs'

/**
 * The journeys that run on a cluster (`npm run test:cluster`): two web nodes and a worker between nginx and PgBouncer.
 * `npm test` with the stages `browser` and `cluster` runs them there alone (scripts/test.mjs).
 */
const ofTheCluster = ['journey', 'view-contribute', 'view-rsvp', 'hosts'].map((name) => `**/${name}.spec.ts`)

/** Their browser has two fake cameras and microphones, allowed for every page. */
const withCamera = ['edit-message', 'memory-voice', 'message-recording', 'video-formats', 'video-still'].map(
  (name) => `**/${name}.spec.ts`,
)

/** Their server has a payment provider. */
const withProvider = '**/payment-stripe.spec.ts'

const ofTheirOwn = [...withCamera, withProvider]
const tests = process.env.CLUSTER ? ofTheCluster : '**/*.spec.ts'
const walkedElsewhere = process.env.BESIDE_CLUSTER ? ofTheCluster : []

/** Each worker starts a server, or a cluster, of its own (tests/e2e/support/fixtures.ts); each test makes its own people and memorials. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: process.env.CLUSTER ? 'test-results/cluster' : 'test-results/chromium',
  fullyParallel: true,
  workers: 3,
  // On a busy machine a test fails now and then. `npm test` names those, and fails where there are more than two.
  retries: 1,
  reporter: 'list',
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    // Playwright empties it between tests. A new one takes a second of the processor, mostly to compile the same scripts.
    reuseContext: true,
    // A trace records every step and makes a run a third longer: `TRACE=1` where something fails.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 60_000,
    launchOptions: launched(findShell()),
  },
  // Tests with another browser or server need a worker of their own, which takes seconds to start. So each kind has one,
  // beside the two workers of the rest; recording with a camera mostly waits.
  projects: [
    {
      name: 'camera',
      workers: 1,
      testMatch: alone(withCamera),
      use: {
        launchOptions: launched(findShell(), [
          '--use-fake-device-for-media-stream=device-count=2',
          '--use-fake-ui-for-media-stream',
          '--autoplay-policy=no-user-gesture-required',
        ]),
      },
    },
    { name: 'provider', workers: 1, testMatch: alone(withProvider) },
    { name: 'shell', workers: 2, testMatch: tests, testIgnore: [...ofTheirOwn, ...walkedElsewhere] },
  ],
})

/** Not a journey of the cluster. */
function alone<Files extends string | string[]>(files: Files) {
  return process.env.CLUSTER ? [] : files
}

function launched(executablePath: string, more: string[] = []) {
  const quiet = ['background-networking', 'component-update', 'sync'].map((part) => `--disable-${part}`)
  return {
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--in-process-gpu', ...quiet, ...more],
  }
}
