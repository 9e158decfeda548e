import { useTranslations } from '#app/messages/index.tsx'
import { Progress } from '#app/ui/Progress.tsx'
import styles from './ServicePack.module.css'
import type { PackWork } from './use-service-pack.ts'

/** Screen readers announce progress in steps of this many per cent. */
const TOLD = 25

/**
 * Progress of the pack. Always rendered, since a screen reader announces only changes inside an existing live region.
 */
export function PackProgress({ work }: { work: PackWork }) {
  const t = useTranslations('servicePack')
  const { status, isInProgress, wasInProgress, wasReady, trouble } = work
  const pack = status?.pack
  const progress = pack?.progress ?? 0
  const isReady = pack?.state === 'READY'
  return (
    <div className={`measure ${styles.progress}`}>
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
