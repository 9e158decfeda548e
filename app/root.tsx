import { type ComponentType, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { preload } from 'react-dom'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from 'react-router'
import { brand } from '#contract/brand.ts'
import { common } from '#languages/en/screens/common.ts'
import { directionOf, tagOf } from '#languages/index.ts'
import { scriptOf } from '#languages/script-of.ts'
import { FallbackPage } from './fallback-page.tsx'
import amiri from './fonts/amiri-arabic.woff2?url'
import { earlyPressScript, useEarlyPress } from './lib/early-press.ts'
import { fallbackScript } from './lib/fallback-scripts.ts'
import { readToken, watchToken } from './lib/token.ts'
import { currentLocale } from './messages/current-locale.ts'
import { MessagesProvider } from './messages/index.tsx'
import { usePageAssets } from './page-assets.tsx'
import { AccountMenuContext } from './ui/Masthead.tsx'
import { PageError } from './ui/PageError.tsx'
import './ui/global.css'

/**
 * zod would test whether it may compile code; the content security policy refuses that, and the browser would log it.
 */
const zodWritesNoCode = 'globalThis.__zod_globalConfig={jitless:true};'

/** The browser gets it in the document and need not load it as part of the bundle. */
const headScript = import.meta.env.SSR ? fallbackScript + zodWritesNoCode + earlyPressScript : ''

/**
 * With `export const handle = { static: true } satisfies PageHandle` a route is served without the router; a function
 * decides by the loader's data.
 */
export interface PageHandle {
  static?: boolean | ((loaderData: unknown) => boolean)
  /** It can be read and its links work without script: the fallback page never replaces it (fallback-page.tsx). */
  readable?: true
  /** Path for continuing in another browser, if not this page's own. */
  elsewhere?: string
}

/**
 * Only a document rendered by the server is static; reached by a link inside the app, the route is an ordinary page.
 */
export function useIsStatic(): boolean {
  const matches = useMatches()
  if (!import.meta.env.SSR) return false
  return matches.some(({ handle, loaderData }) => {
    const is = (handle as PageHandle | undefined)?.static
    return typeof is === 'function' ? is(loaderData) : is
  })
}

export function Layout({ children }: { children: ReactNode }) {
  const isStatic = useIsStatic()
  const isReadable = useHandles().some(({ readable }) => readable) || isStatic
  const { entry, imports, hmr, nonce } = usePageAssets()
  const { language, dates } = currentLocale()
  if (import.meta.env.SSR && scriptOf(language) === 'Arab')
    preload(amiri, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html
      lang={tagOf(language)}
      dir={directionOf(language)}
      {...(import.meta.env.SSR && {
        // Read once by app/messages/current-locale.ts, so that the browser writes dates as the page has them.
        'data-dates': dates,
        // Removed by the first script, before anything is shown.
        'data-plain': isReadable ? undefined : 'off',
      })}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={brand.colours.theme} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {/* A memorial added to the home screen should open the memorial, not the product. */}
        {!isStatic && <link rel="manifest" href="/manifest.webmanifest" />}
        <Meta />
        <Links />
        {!isStatic && (
          <script
            nonce={nonce}
            // The browser hides the nonce, and the client has none.
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of our own
            dangerouslySetInnerHTML={{ __html: headScript }}
          />
        )}
      </head>
      <body>
        <MessagesProvider messages={{ common }}>
          <AccountMenuContext value={<MenuOfToken />}>{children}</AccountMenuContext>
        </MessagesProvider>
        {!isReadable && <PlainWords />}
        {isStatic ? (
          <>
            {hmr && <script type="module" src={hmr} />}
            {imports.map((href) => (
              <link key={href} rel="modulepreload" href={href} />
            ))}
            <script type="module" src={entry} />
          </>
        ) : (
          <>
            <ShownWords />
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

/** Loaded on demand: most people are not signed in. If it cannot be loaded, the menu is left out. */
const AccountMenu = lazy<ComponentType>(() =>
  import('./features/account/AccountMenu.tsx').then(
    (module) => ({ default: module.AccountMenu }),
    () => ({ default: () => null }),
  ),
)

/** Nobody is known before hydration, since a page is the same for everybody. */
function MenuOfToken() {
  const token = useSyncExternalStore(watchToken, readToken, () => null)
  return (
    token && (
      <Suspense>
        <AccountMenu />
      </Suspense>
    )
  )
}

/** The fallback page. Rendered by the server and emptied on hydration, so that the browser need not load its text. */
function PlainWords() {
  const { publicUrl = '', nonce } = usePageAssets()
  const { pathname, search } = useLocation()
  const elsewhere = useHandles().findLast((handle) => handle.elsewhere)?.elsewhere
  if (!import.meta.env.SSR)
    return (
      <div
        id="plain"
        ref={(place) => place?.replaceChildren()}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: prevents React from comparing it with the server's HTML
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    )
  return (
    <div id="plain">
      <FallbackPage
        address={(publicUrl + (elsewhere ?? pathname + search)).replace(/\/$/, '')}
        here={pathname + search}
        nonce={nonce}
      />
    </div>
  )
}

const useHandles = () => useMatches().map(({ handle }) => (handle ?? {}) as PageHandle)

/**
 * Last in a page that is not in English: tells the browser which translations the page used, so that they can be loaded
 * before hydration (hydrate.tsx). React must render the same text as the server.
 */
function ShownWords() {
  const names = [...currentLocale().shownNamespaces]
  return names.length > 0 && <template data-words={names.join(' ')} suppressHydrationWarning />
}

export const meta = () => [{ title: brand.name }]

export default function App() {
  useEarlyPress()
  return <Outlet />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <PageError error={error} />
}
