import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { pageServices } from './context.ts'
import { registerAllTranslations } from './messages/register-all-translations.ts'
import { PageAssetsContext } from './page-assets.tsx'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

registerAllTranslations()

/** Renders the whole document before it sends the first byte, so that it can be hashed, cached and given an ETag. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, publicUrl, addsScript } = context.get(pageServices)
  let finalStatus = status
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <PageAssetsContext
        value={{
          entry: entry.manifest.entry.module,
          imports: entry.manifest.entry.imports,
          hmr: entry.manifest.hmr?.runtime,
          nonce,
          publicUrl,
        }}
      >
        <ServerRouter context={entry} url={request.url} {...(nonce && { nonce })} />
      </PageAssetsContext>,
      {
        ...(nonce && { nonce }),
        onAllReady() {
          const body = new PassThrough()
          headers.set('content-type', 'text/html; charset=utf-8')
          pipe(body)
          text(body).then((html) => {
            // In development there is no nonce, and Vite's own scripts come first.
            const page = nonce ? scriptsAfterPaint(html, nonce, addsScript) : html
            resolve(new Response(page, { status: finalStatus, headers }))
          }, reject)
        },
        onShellError: reject,
        onError(error) {
          finalStatus = 500
          reject(error)
        },
      },
    )
  })
}
