import { useTranslations } from '#app/messages/index.tsx'
import { Progress } from '#app/ui/Progress.tsx'
import styles from './ServicePack.module.css'
import type { PackWork } from './use-service-pack.ts'

/** How often somebody who listens is told how far it is: four times a pack. */
const TOLD = 25

/** How far the pack is. Stands in the page from the start: what comes into it is read aloud. */
export function PackProgress({ work }: { work: PackWork }) {
  const t = useTranslations('servicePack')
  const { status, isInProgress, wasInProgress, wasReady, trouble } = work
  const pack = status?.pack
  const progress = pack?.progress ?? 0
  const isReady = pack?.state === 'READY'
  return (
    <div className={styles.progress}>
      {isInProgress && (
        <Progress label={pack?.state === 'QUEUED' ? t('queued') : t('making')} value={progress / 100} />
      )}
      <div className={styles.said} role="status">
        {isInProgress && (
          <p className="visually-hidden">
            {t('soFar', { part: (Math.floor(progress / TOLD) * TOLD) / 100 })}
          </p>
        )}
        {isInProgress && trouble && <p className="quiet">{t(trouble.status === 0 ? 'cutOff' : 'unseen')}</p>}
        {isInProgress && !trouble && <p className="quiet">{t('leave')}</p>}
        {isReady && wasReady && <p>{t('upToDate')}</p>}
        {isReady && !wasReady && wasInProgress && <p>{t('ready')}</p>}
      </div>
    </div>
  )
}
