import { useTranslations } from '#app/messages/index.tsx'
import { Progress } from '#app/ui/Progress.tsx'
import styles from './ServicePack.module.css'
import type { PackWork } from './use-service-pack.ts'

/** How often somebody who listens is told how far it is: four times a pack. */
const TOLD = 25

/** How far the pack is. Stands in the page from the start: what comes into it is read aloud. */
export function PackProgress({ work }: { work: PackWork }) {
  const t = useTranslations('servicePack')
  const { status, isMaking, wasMaking, wasThere, trouble } = work
  const pack = status?.pack
  const progress = pack?.progress ?? 0
  const isReady = pack?.state === 'READY'
  return (
    <div className={styles.progress}>
      {isMaking && (
        <Progress label={pack?.state === 'QUEUED' ? t('queued') : t('making')} value={progress / 100} />
      )}
      <div className={styles.said} role="status">
        {isMaking && (
          <p className="visually-hidden">
            {t('soFar', { part: (Math.floor(progress / TOLD) * TOLD) / 100 })}
          </p>
        )}
        {isMaking && trouble && <p className="quiet">{t(trouble.status === 0 ? 'cutOff' : 'unseen')}</p>}
        {isMaking && !trouble && <p className="quiet">{t('leave')}</p>}
        {isReady && wasThere && <p>{t('upToDate')}</p>}
        {isReady && !wasThere && wasMaking && <p>{t('ready')}</p>}
      </div>
    </div>
  )
}
