import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/lib/browser.mjs'

/** Each test starts a server of its own (tests/e2e/fixtures), so that none sees what another left. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // Slow machines bring about what one person rarely meets; what needed a second try is named as flaky at the end.
  retries: 1,
  reporter: 'list',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    // A trace films every step and takes a third of the time; ask for it where something fails.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
