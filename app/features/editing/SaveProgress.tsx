import { useTranslations } from '#app/messages/index.tsx'
import { partDone, useSaving } from '#app/saving/progress.ts'
import { progressLabel } from '#app/saving/progress-label.ts'
import { SlowSave, useSlowSave } from '#app/saving/SlowSave.tsx'
import { Progress } from '#app/ui/Progress.tsx'

interface Props {
  isSaving: boolean
  /** Cancels the save. */
  onStop: () => void
}

/** Upload progress of a save; also says that there is no connection, or that the save takes long. */
export function SaveProgress({ isSaving, onStop }: Props) {
  const t = useTranslations('editing.frame')
  const saving = useSaving()
  const slow = useSlowSave(isSaving)
  const hasFiles = isSaving && saving.stage === 'files' && saving.files.length > 0
  const isTold = slow === 'offline' || (slow === 'slow' && !hasFiles)
  if (!hasFiles && !isTold) return null
  return (
    <>
      {hasFiles && <Progress label={progressLabel(saving) ?? t('saving')} value={partDone(saving.files)} />}
      {isTold && <SlowSave why={slow} onStop={onStop} />}
    </>
  )
}
