import { brand } from '#contract/brand.ts'
import { offline } from '#languages/en/screens/offline.ts'
import { directionOf, type Language, tagOf } from '#languages/index.ts'
import { currentLocale } from '../messages/current-locale.ts'
import { translated } from '../messages/translations.ts'

/** The web manifest, which a device reads when the product is added to its home screen. */
const manifest = (language: Language) => ({
  id: '/',
  name: brand.name,
  short_name: brand.name,
  description: translated({ offline }).offline.description,
  lang: tagOf(language),
  dir: directionOf(language),
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: brand.colours.theme,
  background_color: brand.colours.background,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})

/** `/manifest.webmanifest`: lets a device install the product. Cached for an hour, like the icons. */
export const loader = () =>
  new Response(JSON.stringify(manifest(currentLocale().language)), {
    headers: {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600',
      vary: 'accept-language, cookie',
    },
  })
