import { LandingPage } from '#app/features/landing/LandingPage.tsx'
import newsreader from '#app/fonts/newsreader-latin.woff2?url'
import newsreaderItalic from '#app/fonts/newsreader-latin-italic.woff2?url'
import sourceSans from '#app/fonts/source-sans-3-latin.woff2?url'
import { landing } from '#app/messages/en/landing.ts'
import { MessagesProvider } from '#app/messages/index.tsx'

export const meta = () => [
  { title: landing.pageTitle },
  { name: 'description', content: landing.description },
]

/** The fonts come with the page, so that its words do not move when they arrive. */
export const links = () =>
  [newsreader, newsreaderItalic, sourceSans].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  }))

export default function LandingRoute() {
  return (
    <MessagesProvider messages={{ landing }}>
      <LandingPage />
    </MessagesProvider>
  )
}
