import { createElement, type ReactNode } from 'react'
import { excerptOf } from '#contract/excerpt.ts'
import { type Language, localeOf } from '#languages/index.ts'
import { formatMoney } from '#server/lib/money.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { MailButton } from '#server/mails/parts.tsx'
import { MailRow } from '#server/mails/row.tsx'
import { sans, serif } from '#server/mails/theme.ts'
import { type MailTexts, translateMail } from '#server/mails/translator.ts'
import { renderInOrder, writeMail } from '#server/mails/write-mail.tsx'

export interface Digest {
  nameOfPerson: string
  answers: {
    /** Empty if it contains an advertisement. */
    name: MailableName
    status: 'ATTENDING' | 'NOT_ATTENDING' | 'UNSURE'
    guests: number
    message: string
    /** They had answered before. */
    isChange: boolean
    /** Counts only after a host approved it. */
    awaitsLook: boolean
  }[]
  answerCount: number
  /** Those that wait for a host come first. */
  contributions: {
    name: MailableName | null
    message: string
    photos: number
    /** Voices and films. */
    recordings: number
    waits: boolean
  }[]
  contributionCount: number
  waitingCount: number
  /** One entry for each fund; `names` are of donors who are not anonymous. */
  donations: { title: string; currency: string; amountMinor: number; count: number; names: MailableName[] }[]
  link: string
  /** To the waiting contributions. */
  waitingLink: string
  stopLink: string
}

/** How many donors of a fund are named, and how many funds are listed. */
const NAMED = 3
const FUNDS = 8
/** Longest length of a name, a title, a message: a mail says who and what about; the memorial has the rest. */
const SHORT = { name: 40, title: 60, words: 120 }

/** What came in for a memorial since the last mail, to one of its hosts. */
export function writeDigestMail(digest: Digest, language: Language) {
  const { nameOfPerson: name, answerCount, contributionCount, donations, waitingCount } = digest
  const t = translateMail(language, { name })
  const donationCount = donations.reduce((sum, { count }) => sum + count, 0)
  const sections = [
    {
      title: answerCount && t('digest.answersCount', { count: answerCount }),
      entries: digest.answers.map((answer) => listAnswer(t, answer)),
      more: answerCount - digest.answers.length,
    },
    {
      title: contributionCount && t('digest.contributionsCount', { count: contributionCount }),
      entries: digest.contributions.map((contribution) => listContribution(t, contribution)),
      more: contributionCount - digest.contributions.length,
    },
    {
      title: donationCount && t('digest.donationsCount', { count: donationCount }),
      entries: donations.slice(0, FUNDS).map((fund) => listDonations(t, fund)),
      more: donations.length - FUNDS,
    },
  ].filter(({ title }) => title !== 0)
  return writeMail(t, 'digest', {
    preheader: t('digest.preheader', {
      list: listOf(
        sections.map(({ title }) => String(title)),
        language,
      ),
    }),
    overline: t('layout.memorialFor'),
    begins: false,
    texts: [t('digest.intro'), waitingCount > 0 && t('digest.waiting', { count: waitingCount })],
    more: (
      <>
        {waitingCount > 0 && <MailButton href={digest.waitingLink}>{t('approval.open')}</MailButton>}
        {sections.map((section) => (
          <Section key={section.title} t={t} {...section} />
        ))}
      </>
    ),
    button: { label: t('layout.openMemorial'), href: digest.link },
    stop: { label: t('layout.stop'), href: digest.stopLink },
  })
}

interface Entry {
  /** A name, in any script. */
  who: string
  /** Follows the name. */
  about?: string
  words?: ReactNode
}

function Section({
  t,
  title,
  entries,
  more,
}: {
  t: MailTexts
  title: string | number
  entries: Entry[]
  more: number
}) {
  const rest = more > 0 ? [{ who: t('digest.more', { count: more }) }] : []
  return (
    <>
      <MailSection>{title}</MailSection>
      {renderInOrder([...entries, ...rest].map((entry) => createElement(MailEntry, entry)))}
    </>
  )
}

function listAnswer(t: MailTexts, answer: Digest['answers'][number]): Entry {
  const { name, status, guests, message, isChange, awaitsLook } = answer
  const said = t(`digest.answer.${status}`, { guests })
  return {
    who: excerptOf(name, SHORT.name) || t('digest.somebody'),
    about: about(t, isChange ? `${said} (${t('digest.changed')})` : said, awaitsLook && t('digest.waits')),
    words: quoted(t, awaitsLook ? '' : message),
  }
}

function listContribution(t: MailTexts, contribution: Digest['contributions'][number]): Entry {
  const { name, message, photos, recordings, waits } = contribution
  return {
    who: excerptOf(name ?? '', SHORT.name) || t('digest.anonymous'),
    about: about(
      t,
      waits && t('digest.waits'),
      photos > 0 && t('digest.photos', { count: photos }),
      recordings > 0 && t('digest.recordings', { count: recordings }),
    ),
    words: quoted(t, message),
  }
}

/** `Joan Petrie, Ana Silva and 2 others`; only the number when nobody is named. */
function listDonations(t: MailTexts, fund: Digest['donations'][number]): Entry {
  const { title, currency, amountMinor, count, names } = fund
  const known = names
    .filter((name) => name !== '')
    .slice(0, NAMED)
    .map((name) => excerptOf(name, SHORT.name))
  const others = count - known.length
  const from = others > 0 ? [...known, t('digest.otherDonors', { count: others })] : known
  return {
    who: excerptOf(title, SHORT.title),
    about: about(t, formatMoney(amountMinor, currency, t.language)),
    words: t('digest.from', {
      names: known.length === 0 ? t('digest.others', { count }) : listOf(from, t.language),
    }),
  }
}

function about(t: MailTexts, ...facts: (string | false)[]): string {
  const given = facts.filter((fact) => fact !== false)
  const what = given.reduce((first, second) => (first ? t('digest.both', { first, second }) : second), '')
  return what && t('digest.about', { what })
}

const quoted = (t: MailTexts, message: string) =>
  message.trim() ? <bdi>{t('digest.words', { words: excerptOf(message, SHORT.words) })}</bdi> : null

/** To a moderator: how many contributions wait, without their words. */
export function writeApprovalMail(
  waiting: { nameOfPerson: string; count: number; link: string; stopLink: string },
  language: Language,
) {
  const { nameOfPerson: name, count, link, stopLink } = waiting
  const t = translateMail(language, { name, count })
  return writeMail(t, 'approval', {
    overline: t('layout.memorialFor'),
    begins: false,
    texts: [`${t('approval.heading')}.`, t('approval.ask')],
    button: { label: t('approval.open'), href: link },
    stop: { label: t('layout.stop'), href: stopLink },
  })
}

const listOf = (parts: string[], language: Language) =>
  new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(parts)

/** Begins a list within the letter. */
function MailSection({ children }: { children: ReactNode }) {
  return (
    <MailRow
      as="h2"
      align="start"
      padding="36px 56px 0"
      style={{ fontFamily: serif, fontSize: '25px', lineHeight: '32px', fontWeight: 400 }}
    >
      {children}
    </MailRow>
  )
}

/** A list entry: a name, and below it the person's words. */
function MailEntry({ who, about, words }: Entry) {
  return (
    <MailRow
      align="start"
      padding="14px 56px 0"
      style={{ fontFamily: serif, fontSize: '19px', lineHeight: '28px' }}
    >
      <strong style={{ fontFamily: sans, fontSize: '17px', fontWeight: 600 }}>
        <bdi>{who}</bdi>
        {about}
      </strong>
      {words && <br />}
      {words}
    </MailRow>
  )
}
