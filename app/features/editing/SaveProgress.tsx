import { useEffect, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { labelOf } from '#app/saving/label.ts'
import { partDone, useSaving } from '#app/saving/progress.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { Progress } from '#app/ui/Progress.tsx'
import { SavedLine } from '#app/ui/StepFoot.tsx'
import styles from './EditScreen.module.css'

/** A save goes on trying for a minute, and waits for a connection for as long as it takes (milliseconds). */
const SLOW_AFTER = 8000

/** How far the files of a save are; after a while, that it goes on by itself. */
export function SaveProgress({ isSaving }: { isSaving: boolean }) {
  const t = useTranslations('editing.frame')
  const saving = useSaving()
  const isSlow = useLasting(isSaving, SLOW_AFTER)
  const hasFiles = saving.stage === 'files' && saving.files.length > 0
  if (!isSaving || !(hasFiles || isSlow)) return null
  return (
    <div className={styles.progress}>
      {hasFiles ? (
        <Progress label={labelOf(saving) ?? t('saving')} value={partDone(saving.files)} />
      ) : (
        <Notice title={t('slow')}>
          <p>{t('slowHelp')}</p>
        </Notice>
      )}
    </div>
  )
}

/** The quiet line between Cancel and Save. */
export function SaveStatus({ isSaving, isUnsaved }: { isSaving: boolean; isUnsaved: boolean }) {
  const t = useTranslations('editing.frame')
  if (isSaving) return <SavedLine saving>{t('saving')}</SavedLine>
  if (!isUnsaved) return null
  return (
    <p className={styles.quiet} role="status">
      {t('unsaved')}
    </p>
  )
}

/** Whether something has been so for that long (milliseconds). */
function useLasting(is: boolean, milliseconds: number): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!is) return
    const timer = setTimeout(() => setLasting(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [is, milliseconds])
  return is && lasting
}
