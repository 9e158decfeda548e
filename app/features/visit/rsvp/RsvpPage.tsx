import { useTranslations } from '#app/messages/index.tsx'
import { HalfSunRule } from '#app/ui/HalfSunRule.tsx'
import { Masthead } from '#app/ui/Masthead.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { VersionLabel } from '#app/ui/VersionLabel.tsx'
import type { Problems, Status } from './answer.ts'
import { type Begun, RsvpForm } from './RsvpForm.tsx'
import styles from './RsvpPage.module.css'

interface Props {
  shareSlug: string
  nameOfPerson: string
  /** What was noted; null: nothing yet. */
  said: { status: Status; guests: number } | null
  /** As it was sent, so that nothing is typed twice. */
  begun: Begun
  problems: Problems
  trouble: string | null
}

/** Where the form of the page leads whose browser runs no script: the answer, or the form with what is wrong. */
export function RsvpPage({ shareSlug, nameOfPerson, said, begun, problems, trouble }: Props) {
  const t = useTranslations('visitRsvp')
  return (
    <div className={styles.ground}>
      <Masthead />
      <main id="content" className={styles.page}>
        <HalfSunRule />
        <h1>{t('pageHeading', { name: nameOfPerson })}</h1>
        {said ? (
          <>
            <Notice kind="success" title={t('thanks')} />
            <p>
              {t.rich('answer', { answer: t(said.status), b: (words) => <b>{words}</b> })}
              {said.guests > 0 && ` ${t('guestCount', { guests: said.guests })}`}
            </p>
            <p>{t('lede')}</p>
          </>
        ) : (
          <RsvpForm
            shareSlug={shareSlug}
            begun={begun}
            problems={problems}
            trouble={trouble ? { title: trouble, reason: null } : null}
          />
        )}
        <p>
          <a className="alone" href={`/view/${shareSlug}`}>
            {t('back')}
          </a>
        </p>
      </main>
      <VersionLabel />
    </div>
  )
}
