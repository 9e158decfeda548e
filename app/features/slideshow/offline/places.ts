/** The only page that the worker answers for. */
export const pagePath = '/memorial/slideshow'
/** What the build says the page takes, written by `vite-plugin.ts`: paths below `/assets/`. */
export const filesPath = '/slideshow-files.json'
