import { CalendarDays } from 'lucide-react'
import { useCallback, useState } from 'react'
import { writtenPhotoDate } from '#app/lib/photo-date-words.ts'
import { serverPhoto } from '#app/lib/photos/server-photo.ts'
import { useAction } from '#app/lib/use-action.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { useLazyOverlay } from '#app/ui/use-lazy-overlay.ts'
import type { HostContribution } from '#contract/contributions.ts'
import type { LifeDates } from '#contract/life-dates.ts'
import type { Media } from '#contract/media.ts'
import { type PhotoDate, resolvePhotoDate } from '#contract/photo-date.ts'
import { photoDate } from '#languages/en/screens/photo-date.ts'
import type { Contributions } from './use-contributions.ts'

/** Must be the same object at every render. */
const messages = { photoDate }

const loadDialog = async () => (await import('#app/parts/date-field/PhotoDateDialog.tsx')).PhotoDateDialog

interface Props {
  contribution: HostContribution
  /** A file is believed between birth and death. */
  life: LifeDates
  date: Contributions['date']
}

/** Hosts say when photos and films of others were taken. What whoever added them said is kept. */
export function MemoryDates(props: Props) {
  return (
    <MessagesProvider messages={messages}>
      <Dates {...props} />
    </MessagesProvider>
  )
}

const isFilm = ({ mediaType }: Media) => mediaType === 1

function Dates({ contribution, life, date }: Props) {
  const t = useTranslations('dashboard.contributions')
  const time = useTranslations('photoDate')
  const [isOpen, setOpen] = useState(false)
  const { error, attempt, clear } = useAction()
  const close = useCallback(() => {
    setOpen(false)
    clear()
  }, [clear])
  const Dialog = useLazyOverlay(loadDialog, isOpen, close)
  const files = [...contribution.media, ...(contribution.recordings ?? []).filter(isFilm)]
  if (files.length === 0) return null
  const dates = new Set(files.map((file) => resolvePhotoDate(file, life).date))
  const [known = null] = dates.size === 1 ? dates : []
  const name = contribution.contributorName ?? t('anonymous')
  const label = known ? writtenPhotoDate(known, time) : t('when', { count: files.length })

  async function say(said: PhotoDate | null, ids: readonly string[]) {
    if (await attempt(() => date(contribution, ids, said))) close()
  }

  return (
    <div>
      <Button
        look="tool"
        icon={CalendarDays}
        aria-label={t('whenNamed', { date: known ? label : 'none', count: files.length, name })}
        onPress={() => setOpen(true)}
      >
        {label}
      </Button>
      {Dialog && (
        <Dialog
          items={files.map((file) => ({
            id: file.uuid,
            isFilm: isFilm(file),
            said: file.hostDate ?? null,
            otherwise: resolvePhotoDate({ ...file, hostDate: null }, life),
            picture: <Still file={file} />,
          }))}
          chosen={files.map(({ uuid }) => uuid)}
          life={life}
          trouble={error}
          onDate={(said, ids) => void say(said, ids)}
          onClose={close}
        />
      )}
    </div>
  )
}

/** Twice the displayed size, for dense screens. */
const PIXELS = 240

function Still({ file }: { file: Media }) {
  const url = isFilm(file) ? file.poster?.url : (serverPhoto(file, PIXELS) ?? file.placeholder)
  return url ? <img src={url} alt="" loading="lazy" /> : null
}
