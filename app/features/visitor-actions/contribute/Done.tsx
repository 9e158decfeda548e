import { formatAgo } from '#app/lib/dates.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import type { Contribution } from '#contract/contributions.ts'
import styles from './Done.module.css'
import type { PhotoPreview } from './photo-preview.ts'
import { pictureOf } from './picture-of.ts'

interface Props {
  contribution: Contribution
  called: string
  /** Previews from this device by photo id: on the server the photos are still being processed. */
  looks: Readonly<Record<string, PhotoPreview>>
  hasNoPassword: boolean
  onOther: () => void
}

/** What was sent, as it will appear on the wall, and when. */
export function Done({ contribution, called, looks, hasNoPassword, onOther }: Props) {
  const t = useTranslations('visitContributing')
  const card = useTranslations('visitContribute')
  const { state, message, contributorName, media, recordings = [], dateCreated } = contribution
  const [first, ...others] = media
  const picture = first && pictureOf(first, looks[first.clientId ?? ''])
  return (
    <div className="stack">
      <p className={styles.quiet}>
        {state === 'VISIBLE' && t('visible', { name: called })}
        {state === 'PENDING' && t('pending')}
        {state === 'HIDDEN' && t('hidden')}
      </p>
      <article className={styles.pinned}>
        {picture && <img src={picture} alt="" />}
        {others.length > 0 && (
          <p className={`note ${styles.others}`}>{t('morePhotos', { count: others.length })}</p>
        )}
        {recordings.length > 0 && (
          <p className={`note ${styles.others}`}>{t('moreRecordings', { count: recordings.length })}</p>
        )}
        {message && <blockquote dir="auto">{message}</blockquote>}
        <footer>
          <b dir="auto">{contributorName ?? t('anonymous')}</b>
          <span>{formatAgo(dateCreated, new Date())}</span>
        </footer>
      </article>
      {hasNoPassword && (
        <p className={styles.quiet}>
          {t.rich('noPassword', {
            choose: (words) => (
              // In a new tab, so that this dialog stays open.
              <a href="/forgot-password" target="_blank" rel="noopener">
                {words}
              </a>
            ),
          })}
        </p>
      )}
      <p>
        <Button look="link" onPress={onOther}>
          {card('other')}
        </Button>
      </p>
    </div>
  )
}

interface ActionsProps {
  contribution: Contribution
  onMore: () => void
  onClose: () => void
}

export function DoneActions({ contribution, onMore, onClose }: ActionsProps) {
  const t = useTranslations('visitContributing')
  const isThere = contribution.state === 'VISIBLE'

  function see() {
    onClose()
    const note = document.getElementById(`memory-${contribution.id}`) ?? document.getElementById('memories')
    note?.scrollIntoView({ block: 'center' })
    note?.focus({ preventScroll: true })
  }

  return (
    <>
      <Button look="plain" onPress={onMore}>
        {t('more')}
      </Button>
      <Button look="primary" onPress={isThere ? see : onClose}>
        {isThere ? t('see') : t('done')}
      </Button>
    </>
  )
}

export function Withdrawn({ onClose }: { onClose: () => void }) {
  const t = useTranslations('visitContributing')
  return (
    <Button look="primary" onPress={onClose}>
      {t('done')}
    </Button>
  )
}
