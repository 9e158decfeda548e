import { boot } from './islands/boot.ts'

// As root.tsx does for pages with the router.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

// One entry for both kinds of page. A static page has no router: only its islands are hydrated, on the first touch.
if ('__reactRouterContext' in window) {
  import('./hydrate.tsx').catch((reason: unknown) => {
    window.giveUp?.('lost')
    throw reason
  })
} else {
  boot()
  // React Router's refresh runtime revalidates the router in development; a static page has none.
  if (import.meta.hot) Object.assign(window, { __reactRouterDataRouter: { revalidate: async () => {} } })
}
