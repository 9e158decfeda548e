import { useEffect, useEffectEvent } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import { memorial } from '#contract/limits.ts'
import { bring as words } from '#languages/en/screens/bring.ts'
import { addChosen } from './add-chosen.ts'
import { withPaths } from './chosen-files.ts'
import { ReadingView } from './ReadingView.tsx'
import { StartView } from './StartView.tsx'
import { WallView } from './WallView.tsx'
import { bring, choose, useWall, wallFor } from './wall-state.ts'

/** Must be the same object at every render. */
const messages = { bring: words }

interface Props {
  /** Read at once. */
  zips: readonly File[]
  onClose: () => void
}

/** Brings photos from an export: says how to get one, reads it, and shows what is in it to choose from. */
export function BringDialog(props: Props) {
  return (
    <MessagesProvider messages={messages}>
      <Bring {...props} />
    </MessagesProvider>
  )
}

function Bring({ zips, onClose }: Props) {
  const t = useTranslations('bring')
  const showToast = useToast()
  const draftId = useDraft((draft) => draft.draftId)
  const inDraft = useDraft((draft) => draft.photos.length)
  const photos = useWall((wall) => wall.photos)
  const reading = useWall((wall) => wall.reading)
  const adding = useWall((wall) => wall.adding)
  const count = useWall((wall) => wall.chosen.size)
  const noRoom = useWall((wall) => wall.noRoom)
  const begin = useEffectEvent(() => wallFor(draftId))
  useEffect(() => begin(), [])
  useEffect(() => bring(withPaths(zips)), [zips])

  const room = memorial.photosMax - inDraft
  const view = reading ? 'reading' : photos ? 'wall' : 'start'

  async function add() {
    const added = await addChosen()
    if (added > 0) showToast({ message: t('added', { count: added }) })
    // What could not be read is told on the wall, where it stays chosen.
    if (added === count) onClose()
  }

  function note() {
    if (adding) return t('adding', { done: adding.done, total: adding.total })
    if (noRoom > 0) return t('noRoom', { count: noRoom, limit: memorial.photosMax })
    return t('tally', { count, left: Math.max(0, room - count), limit: memorial.photosMax })
  }

  const tally = (
    <>
      <span role="status">{note()}</span>{' '}
      {count > 0 && !adding && (
        <Button look="link" onPress={() => choose(photos?.map(({ id }) => id) ?? [], false, room)}>
          {t('chooseNone')}
        </Button>
      )}
    </>
  )

  return (
    <Dialog
      open
      closable
      onClose={onClose}
      view={view}
      title={t(`title.${view}`)}
      width={view === 'wall' ? 'full' : 'wide'}
      note={view === 'wall' && tally}
      actions={
        view === 'wall' && (
          <Button look="primary" disabled={count === 0} busy={adding !== null} onPress={() => void add()}>
            {t('add', { count })}
          </Button>
        )
      }
    >
      {view === 'start' && <StartView />}
      {view === 'reading' && <ReadingView />}
      {view === 'wall' && <WallView room={room} />}
    </Dialog>
  )
}
