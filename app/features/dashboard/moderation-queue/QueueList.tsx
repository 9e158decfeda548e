import { serverPhoto } from '#app/lib/photos/server-photo.ts'
import { useTranslations } from '#app/messages/index.tsx'
import type { HostContribution } from '#contract/contributions.ts'
import styles from './ModerationQueue.module.css'
import type { ModerationQueueWork } from './use-moderation-queue.ts'

/** Twice the displayed size, for dense screens. */
const THUMB_PIXELS = 120
/** In characters; more of the text would not fit. */
const EXCERPT = 60

/** The whole queue, beside the current memory; each memory can be selected. */
export function QueueList({ work: { queue, current, later, select } }: { work: ModerationQueueWork }) {
  const t = useTranslations('waiting')
  const its = useTranslations('dashboard.contributions')
  function cameBy({ onPaper, isBrought, isInvited }: HostContribution): string {
    if (isBrought) return its('fromArchive')
    return onPaper ? its('onPaper') : t(isInvited ? 'onList' : 'hasLink')
  }
  return (
    <nav className={styles.others} aria-labelledby="others">
      <h2 id="others">{t('all', { count: queue.length })}</h2>
      <ul className={styles.strip}>
        {queue.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              aria-current={one.id === current?.id || undefined}
              onClick={() => select(one.id)}
            >
              <Thumb contribution={one} />
              <span>
                <b dir="auto">{one.contributorName ?? t('anonymous')}</b>
                <small>{later.includes(one.id) ? t('forLater') : cameBy(one)}</small>
                {one.message && <i dir="auto">{one.message.slice(0, EXCERPT)}</i>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Thumb({ contribution: { media } }: { contribution: HostContribution }) {
  const photo = media.find(({ state }) => state === 'READY')
  if (!photo) return null
  return (
    <span className={styles.thumb}>
      <img src={serverPhoto(photo, THUMB_PIXELS) ?? photo.url} alt="" loading="lazy" />
    </span>
  )
}
