import { Fragment } from 'react'
import { brand } from '#contract/brand.ts'
import type { noticeTopic } from '#contract/change-notices.ts'
import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { MailButton } from '#server/mails/button.tsx'
import { MailLayout } from '#server/mails/layout.tsx'
import { MailOverline } from '#server/mails/memorial-parts.tsx'
import { MailHeading, MailLines, MailLink, MailText } from '#server/mails/parts.tsx'
import { type WrittenMail, written } from '#server/mails/render.tsx'
import { type MailTranslator, mailTranslator } from '#server/mails/translator.ts'
import type { ChangedPart } from './present-mail.ts'

export interface ToldChange {
  nameOfPerson: MailableName
  /** Empty when the host gave no name: then the mail has no signature. */
  hostName: MailableName
  /** The host's own words, which were screened; null: ours. */
  message: string | null
  news: ReturnType<typeof noticeTopic>
  /** The changed events that the reader may see. */
  parts: readonly ChangedPart[]
  email: string
  /** To the answer, to change it; of whoever has none, to give it. */
  link: string
  /** They were invited, and have not answered. */
  isInvited?: boolean
  unsubscribeLink: string
}

/** Tells somebody who answered, or was invited, what changed: the host's words, then what was and what is. */
export function changeMail(told: ToldChange, language: Language): WrittenMail {
  const { nameOfPerson: name, hostName, message, news, parts, email, link, unsubscribeLink, isInvited } = told
  const t = mailTranslator(language)
  const subject = t(`programmeChange.subject.${news}`, { name })
  const footer = (
    <>
      {t(`programmeChange.${isInvited ? 'whyInvited' : 'why'}.${news}`, { email, product: brand.name })}
      <br />
      <MailLink href={unsubscribeLink}>{t('rsvp.unsubscribe')}</MailLink>
    </>
  )
  return written(
    subject,
    <MailLayout
      language={language}
      title={subject}
      preheader={t(`programmeChange.${isInvited ? 'preheaderInvited' : 'preheader'}.${news}`)}
      helpBeside={link}
      footer={footer}
    >
      <MailOverline>{t('reminder.overline')}</MailOverline>
      <MailHeading display>{name}</MailHeading>
      <MailText begins>
        {message ? <MailLines>{message}</MailLines> : t(`programmeChange.words.${news}`)}
      </MailText>
      {hostName && (
        <MailText signed>
          <bdi>{hostName}</bdi>
        </MailText>
      )}
      <MailText>{t(`programmeChange.changed.${news}`)}</MailText>
      {parts.map((part) => (
        <Changed key={`${part.name} ${part.stays} ${part.facts.length}`} part={part} t={t} />
      ))}
      <MailText>{t(isInvited ? 'programmeChange.answerInvited' : 'programmeChange.answer')}</MailText>
      <MailButton href={link}>{t(isInvited ? 'programmeChange.answerNow' : 'rsvp.change')}</MailButton>
    </MailLayout>,
  )
}

function Changed({
  part: { isNew, name, notes, facts, stays },
  t,
}: {
  part: ChangedPart
  t: MailTranslator
}) {
  return (
    <MailText>
      <b>{isNew ? t('programmeChange.new', { name }) : <bdi>{name}</bdi>}</b>
      {stays && (
        <>
          <br />
          <bdi>{stays}</bdi>
        </>
      )}
      {facts.map(({ what, before, now }) => (
        <Fragment key={what}>
          <br />
          {t(`programmeChange.${what}`)} <b dir="auto">{now ?? t('programmeChange.unset')}</b>
          {before !== null && (
            <>
              <br />
              {t('programmeChange.before')} <bdi>{before}</bdi>
            </>
          )}
        </Fragment>
      ))}
      {notes.map((note) => (
        <Fragment key={note}>
          <br />
          {note}
        </Fragment>
      ))}
    </MailText>
  )
}
