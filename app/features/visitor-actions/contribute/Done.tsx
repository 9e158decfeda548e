import { formatAgo } from '#app/lib/dates.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { Word } from '#app/ui/Word.tsx'
import type { Contribution } from '#contract/contributions.ts'
import { firstNameOf } from '#contract/first-name.ts'
import styles from './Done.module.css'
import { choosePicture, type PhotoPreview } from './use-photo-previews.ts'

interface Props {
  contribution: Contribution
  /** First name of the person remembered. */
  called: string
  /** Previews from this device by photo id: on the server the photos are still being processed. */
  looks: Readonly<Record<string, PhotoPreview>>
  /** The account has no password: one is offered, and never needed. */
  hasNoPassword: boolean
  /** Opens what was sent, to add to it. */
  onMore: () => void
  /** Somebody else adds theirs on this device. */
  onOther: () => void
  onClose: () => void
}

/** Thanks, with what was sent as it will appear on the wall. */
export function Done({ contribution, called, looks, hasNoPassword, onMore, onOther, onClose }: Props) {
  const t = useTranslations('visitContributing')
  const card = useTranslations('visitContribute')
  const { state, message, contributorName, media, recordings = [], dateCreated } = contribution
  const [first, ...others] = media
  const picture = first && choosePicture(first, looks[first.clientId ?? ''])
  const isThere = state === 'VISIBLE'

  function see() {
    onClose()
    const note = document.getElementById(`memory-${contribution.id}`) ?? document.getElementById('memories')
    note?.scrollIntoView({ block: 'center' })
    note?.focus({ preventScroll: true })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      width="wide"
      title={contributorName ? t('thanksNamed', { name: firstNameOf(contributorName) }) : t('thanks')}
      actions={
        <>
          <Button look="plain" onPress={onMore}>
            {t('more')}
          </Button>
          <Button look="primary" onPress={isThere ? see : onClose}>
            {isThere ? t('see') : <Word of="done" />}
          </Button>
        </>
      }
    >
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
    </Dialog>
  )
}

/** The contribution was taken away. */
export function Withdrawn({ onClose }: { onClose: () => void }) {
  const t = useTranslations('visitContributing')
  return (
    <Dialog
      open
      onClose={onClose}
      width="wide"
      title={t('withdrawn')}
      actions={<Button look="primary" onPress={onClose} word="done" />}
    >
      <p>{t('withdrawnText')}</p>
    </Dialog>
  )
}
