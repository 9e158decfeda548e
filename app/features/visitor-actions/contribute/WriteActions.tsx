import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Progress } from '#app/ui/Progress.tsx'
import type { ContributionWork } from './use-contribution.ts'
import styles from './Write.module.css'

/** The dialog's buttons: the next step, or how many photos are prepared. */
export function WriteActions({ work }: { work: ContributionWork }) {
  const t = useTranslations('visitContributing')
  const { busy, own, account, byLink } = work
  return (
    <>
      {busy && <SendingProgress work={work} />}
      <Button look="primary" type="submit" busy={busy} busyLabel={t('saving')}>
        {own ? t('sendChanges') : account.isKnown || byLink ? t('send') : t('continue')}
      </Button>
    </>
  )
}

function SendingProgress({ work }: { work: ContributionWork }) {
  const t = useTranslations('visitContributing')
  const { developing } = work
  if (developing)
    return (
      <div className={styles.progress}>
        <Progress label={t('preparing', developing)} value={developing.ready / developing.total} />
      </div>
    )
  const { photos, recordings } = work.added
  const going = [...photos, ...recordings].filter(({ media, removed }) => !media && !removed)
  const isPhotos = going.length === photos.filter(({ media, removed }) => !media && !removed).length
  const news = going.map(({ id }) => work.news[id])
  const done = news.filter((one) => one?.state === 'sent' || one?.state === 'failed').length
  const part = news.find((one) => one?.state === 'sending')?.part ?? 0
  if (going.length === 0 || news.every((one) => one === undefined)) return null
  return (
    <div className={styles.progress}>
      <Progress
        label={t(isPhotos ? 'progress' : 'progressFiles', {
          number: Math.min(going.length, done + 1),
          total: going.length,
        })}
        value={(done + part) / going.length}
      />
    </div>
  )
}
