import { renderToStaticMarkup } from 'react-dom/server'
import { directionOf, type Language, tagOf } from '#languages/index.ts'
import { archiveTranslator } from '../translator.ts'

/** The `index.html` beside the folder `data`: it leads to the page in there, by itself or by its link. */
export function startPage(language: Language, name: string): string {
  const t = archiveTranslator(language)
  const page = (
    <html lang={tagOf(language)} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="refresh" content="0; url=data/index.html" />
        <title>{t('title', { name })}</title>
      </head>
      <body>
        <h1>
          <a href="data/index.html">{t('title', { name })}</a>
        </h1>
      </body>
    </html>
  )
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`
}
