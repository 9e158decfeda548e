import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from 'react-router'
import { brand } from '#contract/brand.ts'
import { common } from '#languages/en/screens/common.ts'
import { directionOf, scriptOf, tagOf } from '#languages/index.ts'
import { FallbackPage } from './fallback-page.tsx'
import amiri from './fonts/amiri-arabic.woff2?url'
import { earlyPressScript, useEarlyPress } from './lib/early-press.ts'
import { fallbackScript } from './lib/fallback-scripts.ts'
import { currentLocale } from './messages/current-locale.ts'
import { MessagesProvider } from './messages/index.tsx'
import { usePageAssets } from './page-assets.tsx'
import { PageError } from './ui/PageError.tsx'
import './ui/global.css'

/** zod would try out whether it may write code; the content policy refuses, and the browser says so in its console. */
const zodWritesNoCode = 'globalThis.__zod_globalConfig={jitless:true};'

/** The browser has run it already, and need not fetch it. */
const headScript = import.meta.env.SSR ? fallbackScript + zodWritesNoCode + earlyPressScript : ''

/**
 * A route says `export const handle = { static: true } satisfies PageHandle` to be served without the router; a
 * function tells by what the loader gave.
 */
export interface PageHandle {
  static?: boolean | ((loaderData: unknown) => boolean)
  /** It can be read, and its links followed, without script: plain words never take its place (fallback-page.tsx). */
  readable?: true
  /** Path where somebody goes on with this page in another browser, if not at its own address. */
  elsewhere?: string
}

/** Only a document made on the server is static; reached by a link inside the app, the route is an ordinary page. */
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
  const { language } = currentLocale()
  if (import.meta.env.SSR && scriptOf(language) === 'Arab')
    preload(amiri, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html
      lang={tagOf(language)}
      dir={directionOf(language)}
      // Taken away by the first script, before anything is shown.
      data-plain={import.meta.env.SSR && !isReadable ? 'off' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={brand.colours.theme} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {/* Who puts a memorial on their home screen wants to get back to the memorial, not to the product. */}
        {!isStatic && <link rel="manifest" href="/manifest.webmanifest" />}
        <Meta />
        <Links />
        {!isStatic && (
          <script
            nonce={nonce}
            // The browser hides the nonce, and a client has none.
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of our own
            dangerouslySetInnerHTML={{ __html: headScript }}
          />
        )}
      </head>
      <body>
        <MessagesProvider messages={{ common }}>{children}</MessagesProvider>
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

/** Written by the server, and taken away once the page is alive: the browser need not fetch the words. */
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
        // biome-ignore lint/security/noDangerouslySetInnerHtml: so that React does not compare what the server wrote
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
 * Stands after everything else in a page that is not in English, and tells the browser which words it took, so that
 * they can be there before the page comes alive (hydrate.tsx): React must find what it would write itself.
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
