import { type MouseEvent, useRef, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { PhotoViewer } from '#app/ui/PhotoViewer.tsx'
import type { Paper } from '#contract/keepsakes.ts'
import styles from './PagePreviews.module.css'

/** In millimetres: reserves the space of a picture while it loads. */
const sizes: Record<Paper, { width: number; height: number }> = {
  A4: { width: 210, height: 297 },
  LETTER: { width: 216, height: 279 },
}

interface Props {
  urls: string[]
  paper: Paper
}

/** The first pages in a row that scrolls; each opens large, with the others before and after it. */
export function PagePreviews({ urls, paper }: Props) {
  const t = useTranslations('keepsakes.book')
  const [start, setStart] = useState<number | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  if (urls.length === 0) return null
  const pages = urls.map((href, at) => ({ href, alt: t('page', { number: at + 1 }) }))

  function open(event: MouseEvent<HTMLAnchorElement>, at: number) {
    // If the press asks for a new tab or window, the browser opens the page itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    opener.current = event.currentTarget
    setStart(at)
  }

  function close() {
    setStart(null)
    opener.current?.focus()
  }

  return (
    <div>
      <h3>{t('preview')}</h3>
      <ul className={styles.pages}>
        {pages.map(({ href, alt }, at) => (
          <li key={alt}>
            <a href={href} onClick={(event) => open(event, at)}>
              <img src={href} alt={alt} {...sizes[paper]} decoding="async" />
            </a>
          </li>
        ))}
      </ul>
      {start !== null && (
        <PhotoViewer
          start={start}
          onClose={close}
          photos={pages.map((page) => ({ ...page, caption: '', width: 0, height: 0, sources: [] }))}
        />
      )}
    </div>
  )
}
