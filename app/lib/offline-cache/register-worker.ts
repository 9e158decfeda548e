import workerUrl from './offline-worker.ts?worker&url'

/** Whether this browser can cache pages. Not in development, whose files have no lasting names. */
export const canCachePages = (): boolean =>
  import.meta.env.PROD && 'serviceWorker' in navigator && 'caches' in globalThis

/**
 * Resolves once the worker can answer. It waits for its own registration instead of `serviceWorker.ready`, which
 * depends on the address at which the document was opened. One worker serves the whole origin.
 */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register(workerUrl, { scope: '/' })
  const coming = registration.installing ?? registration.waiting
  if (!coming) return
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (coming.state === 'activated') resolve()
      if (coming.state === 'redundant') reject(new Error('The worker was not installed'))
    }
    coming.addEventListener('statechange', look)
    look()
  })
}
