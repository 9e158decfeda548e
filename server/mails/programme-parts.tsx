import { Fragment, type ReactNode, use } from 'react'
import { namedDay } from './dates.ts'
import { MailFact, MailSun } from './memorial-parts.tsx'
import { MailLines, MailText } from './parts.tsx'
import type { MailedPart } from './programme.ts'
import { MailLanguage } from './row.tsx'
import { mailTranslator } from './translator.ts'

interface DayProps {
  /** `YYYY-MM-DD` */
  memorialDate: string | null
  /** Where the day is, if that is known. */
  zone: string | null
  address: string | null
  details?: string | null
}

/** When and where the day is, below the half sun. Nothing where neither is known. */
export function MailDay({ memorialDate, zone, address, details }: DayProps) {
  const language = use(MailLanguage)
  if (!memorialDate && !address && !details) return null
  return (
    <>
      <MailSun />
      {memorialDate && <MailFact large>{namedDay(memorialDate, language, zone)}</MailFact>}
      {[address, details].map(
        (lines) =>
          lines && (
            <MailFact key={lines}>
              <MailLines>{lines}</MailLines>
            </MailFact>
          ),
      )}
    </>
  )
}

interface Props<Part> {
  intro: string
  parts: readonly Part[]
  /** What else is said of one. */
  more?: (part: Part) => ReactNode
}

/** The parts of the day, each with when and where it is, and whether it takes place. Nothing without parts. */
export function MailProgramme<Part extends MailedPart>({ intro, parts, more }: Props<Part>) {
  const t = mailTranslator(use(MailLanguage))
  if (parts.length === 0) return null
  return (
    <>
      <MailText>{intro}</MailText>
      {parts.map((part) => (
        <MailText key={`${part.name} ${part.when} ${part.place}`}>
          <bdi>{part.name}</bdi>
          {[part.when, part.place].map(
            (fact) => fact && <Fragment key={fact}>, {<bdi>{fact}</bdi>}</Fragment>,
          )}
          {part.isCancelled && (
            <>
              <br />
              {t('programme.cancelled')}
            </>
          )}
          {more?.(part)}
        </MailText>
      ))}
    </>
  )
}
