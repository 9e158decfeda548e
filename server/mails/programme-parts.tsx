import { Fragment, type ReactNode } from 'react'
import type { Language } from '#languages/index.ts'
import { MailText } from './parts.tsx'
import type { MailedPart } from './programme.ts'
import { mailTranslator } from './translator.ts'

interface Props<Part> {
  intro: string
  parts: readonly Part[]
  language: Language
  /** What else is said of one. */
  more?: (part: Part) => ReactNode
}

/** The parts of the day, each with when and where it is, and whether it takes place. Nothing without parts. */
export function MailProgramme<Part extends MailedPart>({ intro, parts, language, more }: Props<Part>) {
  if (parts.length === 0) return null
  const t = mailTranslator(language)
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
