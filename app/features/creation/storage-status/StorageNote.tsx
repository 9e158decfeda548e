import { useId } from 'react'
import { formatWeekday } from '#app/lib/dates.ts'
import { DAYS_KEPT, lastDayKept } from '#app/lib/storage-persistence/rules.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import type { KeptAt } from '#contract/memorials.ts'
import type { LocalStorageState } from './local-storage-state.ts'
import styles from './StorageNote.module.css'

interface Props {
  id: string
  kept: LocalStorageState
  /** The step from which it can be kept by mail; null while little was entered. */
  keepAt: KeptAt | null
  onClose: () => void
}

/**
 * Tells how long entered data stays on this device, and how to keep it permanently. It overlays the page above the foot
 * and does not shift the layout.
 */
export function StorageNote({ id, kept, keepAt, onClose }: Props) {
  const t = useTranslations('keeping')
  const titleId = useId()
  return (
    <section className={styles.note} id={id} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        <Title kept={kept} />
      </h2>
      <Why kept={kept} />
      {keepAt && <p className={styles.offer}>{t('offer')}</p>}
      <div className={styles.end}>
        {keepAt && <LinkButton to={`/save?keep=${keepAt}`}>{t('byMail')}</LinkButton>}
        <Button look="link" onPress={onClose}>
          {t('understood')}
        </Button>
      </div>
    </section>
  )
}

function Title({ kept }: { kept: LocalStorageState }) {
  const t = useTranslations('keeping')
  const frame = useTranslations('creation.frame')
  if (kept === 'week') return t('weekTitle')
  if (kept === 'session') return t('session')
  if (kept === 'full' || kept === 'files-full') return frame('storageFull')
  return frame(kept === 'refused' || kept === 'files-refused' ? 'storageRefused' : 'savedHere')
}

function Why({ kept }: { kept: LocalStorageState }) {
  const t = useTranslations('keeping')
  const frame = useTranslations('creation.frame')
  if (kept === 'week') return <Week />
  if (kept === 'persistent' || kept === 'evictable') return <p>{t(kept)}</p>
  if (kept === 'session') return <p>{t('sessionWhy')}</p>
  return <p>{frame(kept === 'files-full' ? 'storageFullFiles' : 'storageHelp')}</p>
}

function Week() {
  const t = useTranslations('keeping')
  const date = formatWeekday(lastDayKept(new Date()))
  return (
    <>
      <p>{t('weekWhy')}</p>
      <div className={styles.days} role="img" aria-label={t('weekDays')}>
        {Array.from({ length: DAYS_KEPT }, (_, day) => day + 1).map((day) => (
          <span key={day}>{day}</span>
        ))}
      </div>
      <p>{t.rich('weekUntil', { date, b: (words) => <b>{words}</b> })}</p>
    </>
  )
}
