import { ArrowLeft } from 'lucide-react'
import { focusHeading } from '#app/lib/focus-heading.ts'
import { memorialLink } from '#app/lib/share-links.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { PROGRAMME_PATH } from '#app/parts/day-events/paths.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { NotLoaded } from '#app/ui/NotLoaded.tsx'
import { Page } from '#app/ui/Page.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import { noticeTopic } from '#contract/change-notices.ts'
import styles from './Change.module.css'
import { ChangeForm } from './ChangeForm.tsx'
import { NoticeItem } from './NoticeItem.tsx'
import { useChange } from './use-change.ts'

interface Props {
  /** null until it is known. */
  memorialUuid: string | null
  redirectOnAuthError: (reason: unknown) => boolean
}

/** Telling the people who answered that the programme changed, and what was sent before. */
export function ChangeScreen({ memorialUuid, redirectOnAuthError }: Props) {
  const t = useTranslations('programmeChange')
  const showToast = useToast()
  const { shown, shareSlug, trouble, read, tell, leave, markTexted } = useChange({
    memorialUuid,
    redirectOnAuthError,
    fallbackMessage: t('failed'),
  })
  const news = shown?.change ? noticeTopic(shown.change.events) : 'CHANGED'
  const link = shareSlug && memorialLink(window.location.origin, shareSlug)

  /** The pressed button goes with the form. */
  function done(message: string) {
    showToast({ message })
    focusHeading()
  }

  return (
    <Page>
      <p>
        <LinkButton look="link" icon={ArrowLeft} to={PROGRAMME_PATH}>
          {t('back')}
        </LinkButton>
      </p>
      <header className={styles.head}>
        <h1>{t(`title.${news}`)}</h1>
        {/* It depends on what there is to tell, and its lines would move. */}
        {(shown || trouble) && <p className="quiet">{t(`intro.${news}`)}</p>}
      </header>
      {!shown && trouble && <NotLoaded title={trouble.words} isGone={trouble.isGone} onAgain={read} />}
      {!shown && !trouble && (
        <div className="coming" role="status">
          <span className="visually-hidden">{t('loading')}</span>
          <Skeleton width="half" />
          <Skeleton />
        </div>
      )}
      {shown?.change && memorialUuid && (
        <ChangeForm
          memorialUuid={memorialUuid}
          change={shown.change}
          onTell={async (message, invitedToo) => {
            if (!shown.change) return
            await tell(shown.change.revision, message, invitedToo)
            done(t('form.done'))
          }}
          onLeave={async () => {
            if (!shown.change) return
            await leave(shown.change.revision)
            done(t('form.left'))
          }}
          onStale={read}
          redirectOnAuthError={redirectOnAuthError}
        />
      )}
      {shown && !shown.change && <p>{t('none')}</p>}
      {shown && shown.notices.length > 0 && (
        <section aria-labelledby="sent" className={styles.sent}>
          <h2 id="sent">{t('sent.title')}</h2>
          <ul className={styles.notices}>
            {shown.notices.map((notice) => (
              <NoticeItem
                key={notice.uuid}
                notice={notice}
                link={link}
                onTexted={(person, texted) => markTexted(notice, person, texted)}
              />
            ))}
          </ul>
        </section>
      )}
    </Page>
  )
}
