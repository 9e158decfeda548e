import type { ReactNode } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { partDone, useSaving } from '#app/saving/progress.ts'
import { useSaveStatus } from '#app/saving/save-status.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { LoadingLine } from '#app/ui/Loading.tsx'
import { Progress } from '#app/ui/Progress.tsx'
import { SavedLine } from '#app/ui/StepFoot.tsx'
import { LoadTrouble, SaveTrouble } from './ExistingTrouble.tsx'
import { FailedFiles } from './FailedFiles.tsx'
import styles from './Save.module.css'
import { SaveStep } from './SaveStep.tsx'
import { StepLabel } from './UploadingView.tsx'
import type { MemorialLoad } from './use-memorial-load.ts'
import { useNext } from './use-next.ts'
import type { SaveChanges } from './use-save-changes.ts'

interface Props {
  name: string
  load: MemorialLoad
  changes: SaveChanges
  /** Both versions, side by side, when the same part was changed here and on the server. */
  conflict: ReactNode
}

/** For a memorial that is already on the server: lists what is not saved yet, and saves it. */
export function ExistingView({ name, load, changes, conflict }: Props) {
  const t = useTranslations('save.existing')
  const save = useTranslations('save')
  const saving = useSaving()
  const status = useSaveStatus()
  const unsaved = status !== 'saved'
  const busy = status === 'saving'
  const draftId = useDraft((draft) => draft.draftId)
  const isHere = saving.draftId === draftId
  const next = useNext()

  const saved = unsaved ? null : <SavedLine>{save('savedAll')}</SavedLine>

  return (
    <SaveStep
      title={t('title', { name })}
      status={busy ? <SavedLine saving>{save('saving')}</SavedLine> : saved}
      longPrimary
      primary={
        <LinkButton look={unsaved ? 'line' : 'primary'} to={next.path}>
          {save(next.words)}
        </LinkButton>
      }
    >
      <div className={styles.form}>
        {load.state === 'failed' && <LoadTrouble load={load} />}
        {status === 'unsaved' && changes.trouble && <SaveTrouble changes={changes} />}
        <Card title={unsaved ? t('unsaved') : t('saved')}>
          <div className={styles.status}>
            <p>{unsaved ? t('unsavedHelp') : t('savedHelp')}</p>
            {load.state === 'loading' && <LoadingLine>{t('loading')}</LoadingLine>}
            {busy && <Progress label={<StepLabel saving={saving} />} value={partDone(saving.files)} />}
            <Button
              look={unsaved ? 'primary' : 'line'}
              disabled={!unsaved || load.state === 'loading'}
              busy={busy}
              busyLabel={t('saving')}
              onPress={changes.save}
            >
              {t('save')}
            </Button>
          </div>
        </Card>
        {isHere && <FailedFiles files={saving.files} onRetry={changes.save} />}
      </div>
      {conflict}
    </SaveStep>
  )
}
