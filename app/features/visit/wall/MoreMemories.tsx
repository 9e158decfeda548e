import { type FormEvent, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { Note } from './Note.tsx'
import { useMore } from './use-more.ts'
import styles from './Wall.module.css'

interface Props {
  shareSlug: string
  /** Where the page's own part of the wall ends. */
  next: string
  /** How many the page shows, and how many there are. */
  shown: number
  total: number
}

/** The rest of the wall, a page at a time, each below the one before, so that nothing moves that was read. */
export function MoreMemories({ shareSlug, next, shown, total }: Props) {
  const t = useTranslations('visitWall')
  const { pages, isLast, failed, more, added } = useMore(shareSlug, next)
  const now = new Date()
  const [busy, setBusy] = useState(false)

  async function ask(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    await more()
    setBusy(false)
  }

  const here = shown + pages.flat().length
  return (
    <>
      {pages.map((notes, index) => (
        <div key={notes[0]?.id} className={styles.wall} ref={index === pages.length - 1 ? added : undefined}>
          {notes.map((note) => (
            <Note key={note.id} note={note} now={now} />
          ))}
        </div>
      ))}
      <div className={styles.more}>
        {!isLast && (
          // A form, so that a press before the script is there is not lost.
          <form action={`/view/${shareSlug}#memories`} method="get" onSubmit={(event) => void ask(event)}>
            <Button type="submit" busy={busy} busyLabel={t('loading')}>
              {t('more')}
            </Button>
          </form>
        )}
        <p role="status">{t('shown', { shown: Math.min(here, total), total })}</p>
        {failed && <FieldError>{t('failed')}</FieldError>}
      </div>
    </>
  )
}
