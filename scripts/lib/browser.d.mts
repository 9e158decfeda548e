/** The path of a Chromium for the browser tests; see browser.mjs. */
export function findBrowser(): string

/** The path of Chromium's shell, or of a whole Chromium where none is installed; see browser.mjs. */
export function findShell(): string
