import { FileArchive, FolderOpen } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { DropZone } from '#app/ui/DropZone.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Spinner } from '#app/ui/Spinner.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import { memorial } from '#contract/limits.ts'
import { bring as words } from '#languages/en/screens/bring.ts'
import styles from './BringPhotos.module.css'
import { PhotoWall } from './PhotoWall.tsx'
import { addChosen, bringFiles, openWallOf, useWall } from './use-wall.ts'

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
  const looked = useWall((wall) => wall.looked)
  const isAdding = useWall((wall) => wall.isAdding)
  const count = useWall((wall) => wall.chosen.size)
  const begin = useEffectEvent(() => openWallOf(draftId))
  useEffect(() => begin(), [])
  useEffect(() => bringFiles(zips), [zips])

  const room = memorial.photosMax - inDraft
  const view = looked !== null ? 'reading' : photos ? 'wall' : 'start'

  async function add() {
    const added = await addChosen()
    if (added > 0) showToast({ message: t('added', { count: added }) })
    // What could not be read is told on the wall, where it stays chosen.
    if (added === count) onClose()
  }

  return (
    <Dialog
      open
      closable
      onClose={onClose}
      view={view}
      title={t(`title.${view}`)}
      width={view === 'wall' ? 'full' : 'wide'}
      note={
        view === 'wall' && (
          <span role="status">
            {t('tally', { count, left: Math.max(0, room - count), limit: memorial.photosMax })}
          </span>
        )
      }
      actions={
        view === 'wall' && (
          <Button
            look="primary"
            disabled={count === 0 || count > room}
            busy={isAdding}
            onPress={() => void add()}
          >
            {t('add', { count })}
          </Button>
        )
      }
    >
      {view === 'start' && (
        <>
          <p>{t('intro')}</p>
          <ChooseExport />
          <h3>{t('how')}</h3>
          {(['google', 'icloud'] as const).map((source) => (
            <details key={source} className={styles.details}>
              <summary>{t(`${source}.name`)}</summary>
              <ol>
                {(['first', 'second', 'third'] as const).map((step) => (
                  <li key={step}>{t(`${source}.${step}`)}</li>
                ))}
              </ol>
            </details>
          ))}
        </>
      )}
      {view === 'reading' && (
        <>
          <p role="status">
            <Spinner /> {t('looking', { count: looked ?? 0 })}
          </p>
          <p className="small quiet">{t('stays')}</p>
        </>
      )}
      {view === 'wall' && (
        <PhotoWall room={room}>
          <ChooseExport more />
        </PhotoWall>
      )}
    </Dialog>
  )
}

/** Takes ZIPs, or a folder where the browser can hand over one, and says below what could not be read. */
function ChooseExport({ more = false }: { more?: boolean }) {
  const t = useTranslations('bring')
  const troubles = useWall((wall) => wall.troubles)
  const folder = useRef<HTMLInputElement>(null)

  return (
    <div className="stack">
      <DropZone
        icon={FileArchive}
        label={more ? t('more') : t('drop')}
        touchLabel={more ? undefined : t('choose')}
        hint={!more && t('hint')}
        slim={more}
        accept=".zip,application/zip"
        multiple
        onFiles={bringFiles}
      />
      {'webkitdirectory' in HTMLInputElement.prototype && (
        <>
          <input
            ref={folder}
            type="file"
            hidden
            multiple
            data-folder=""
            {...{ webkitdirectory: '' }}
            onChange={({ currentTarget }) => bringFiles([...(currentTarget.files ?? [])])}
          />
          <p>
            <Button icon={FolderOpen} onPress={() => folder.current?.click()}>
              {t('folder')}
            </Button>
          </p>
        </>
      )}
      {troubles.length > 0 && (
        <Notice kind="error" isAnswer>
          {troubles.map(({ name, problem }) => (
            <p key={name}>{t(`problems.${problem}`, { file: name })}</p>
          ))}
        </Notice>
      )}
    </div>
  )
}
