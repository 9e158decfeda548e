import { useEffect, useRef } from 'react'
import { MoreForm, type MoreProps } from './MoreForm.tsx'
import { Note } from './Note.tsx'
import { useMore } from './use-more.ts'
import styles from './Wall.module.css'

/** The rest of the wall, a page at a time, each below the one before, so that nothing moves that was read. */
export function RestOfWall({ shareSlug, next, shown, total }: MoreProps) {
  const { pages, isLast, failed, busy, more, added } = useMore(shareSlug, next)
  const now = new Date()

  // Somebody asked, or this would not be here.
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void more()
  }, [more])

  return (
    <>
      {pages.map((notes, index) => (
        <div key={notes[0]?.id} className={styles.wall} ref={index === pages.length - 1 ? added : undefined}>
          {notes.map((note) => (
            <Note key={note.id} note={note} now={now} />
          ))}
        </div>
      ))}
      <MoreForm
        {...{ shareSlug, total, isLast, failed, busy }}
        shown={shown + pages.flat().length}
        onMore={more}
      />
    </>
  )
}
