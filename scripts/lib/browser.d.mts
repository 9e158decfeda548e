/** The path of a Chromium for the browser tests; see browser.mjs. */
export function findBrowser(): string
export function findShell(): string
