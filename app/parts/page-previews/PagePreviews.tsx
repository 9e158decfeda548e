import { type MouseEvent, useRef, useState } from 'react'
import { PhotoViewer } from '#app/ui/PhotoViewer.tsx'
import styles from './PagePreviews.module.css'

interface Props {
  pages: readonly { href: string; alt: string }[]
  /** Of the paper, in millimetres: reserves the space of a picture while it loads. */
  size: { width: number; height: number }
}

/** Pages to print, in a row that scrolls; each opens large, with the others before and after it. */
export function PagePreviews({ pages, size }: Props) {
  const [start, setStart] = useState<number | null>(null)
  const opener = useRef<HTMLElement | null>(null)

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
    <>
      <ul className={styles.pages}>
        {pages.map(({ href, alt }, at) => (
          <li key={alt}>
            <a href={href} onClick={(event) => open(event, at)}>
              <img src={href} alt={alt} {...size} decoding="async" />
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
    </>
  )
}
