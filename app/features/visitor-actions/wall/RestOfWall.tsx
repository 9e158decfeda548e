import { call } from '#app/lib/api.ts'
import { endpointOf } from '#app/lib/endpoint-of.ts'
import { useCursorPages } from '#app/lib/use-cursor-pages.ts'
import { MessagesProvider } from '#app/messages/index.tsx'
import type { listPublicContributions } from '#contract/visitors.ts'
import { recordings } from '#languages/en/screens/recordings.ts'
import { video } from '#languages/en/screens/video.ts'
import { Note } from './Note.tsx'
import styles from './Wall.module.css'
import { type MoreProps, WallForm } from './WallForm.tsx'

const list = endpointOf<typeof listPublicContributions>({
  method: 'GET',
  path: '/public/memorial/:slug/contributions',
})

async function readWall(slug: string, after: string) {
  const { contributions: items, next } = await call(list, { params: { slug }, query: { after } })
  return { items, next }
}

/** Must be the same object at every render. */
const messages = { recordings, video }

/** The rest of the wall, one page at a time, each below the previous one, so that what was read does not move. */
export function RestOfWall({ shareSlug, next: first, shown, total }: MoreProps) {
  const { pages, added, ...state } = useCursorPages(shareSlug, first, readWall, 'article')
  const now = new Date()
  const last = pages.length - 1
  return (
    <MessagesProvider messages={messages}>
      {pages.map((notes, index) => (
        <div
          key={notes[0]?.id}
          className={styles.wall}
          ref={(place) => {
            if (index === last) added.current = place
          }}
        >
          {notes.map((note) => (
            <Note key={note.id} note={note} now={now} />
          ))}
        </div>
      ))}
      <WallForm {...{ shareSlug, total, ...state }} shown={shown + pages.flat().length} onMore={state.more} />
    </MessagesProvider>
  )
}
