import { excerptOf } from '#contract/excerpt.ts'
import { firstNameOf } from '#contract/first-name.ts'
import type { ThanksLine } from '#contract/thanks.ts'
import { textsOf } from '#languages/all.ts'
import type { Language } from '#languages/index.ts'
import { toCsv } from '#server/lib/csv.ts'
import { decimalMoney } from '#server/lib/money.ts'
import { mailTranslator } from '#server/mails/translator.ts'
import type { LineRow, MemorialFacts } from './queries.ts'

const EXCERPT = 500

export function presentLine(row: LineRow, facts: MemorialFacts): ThanksLine {
  const { uuid, kind, name, email, status, amountMinor, currency, note } = row
  return {
    uuid,
    kind,
    name,
    email,
    words: excerptOf(row.words, EXCERPT),
    status,
    guests: row.guests ?? 0,
    amountMinor,
    currency,
    date: row.at.toISOString(),
    proposal: proposeNote(row, facts),
    canMail: row.mail !== null,
    note,
    dateSent: row.noteSentAt?.toISOString() ?? null,
    dateRefused: row.noteRefusedAt?.toISOString() ?? null,
    dateThanked: row.thankedAt?.toISOString() ?? null,
  }
}

const isNoName = /@|^\P{L}*$/u

/** Null also where an address or a number stands for the name. */
export const readFirstName = ({ name }: Pick<LineRow, 'name'>): string | null =>
  name === null || isNoName.test(name) ? null : firstNameOf(name)

function proposeNote(row: LineRow, { nameOfPerson: person, language }: MemorialFacts): string {
  const t = mailTranslator(row.language ?? language)
  const name = readFirstName(row)
  const kind = row.kind === 'ANSWER' && row.words.trim() !== '' ? 'WORDS' : row.kind
  return [
    name === null ? t('thanks.greetingNobody') : t('layout.dear', { name }),
    t(`thanks.proposals.${kind}`, { person }),
  ].join('\n\n')
}

export function presentTable(rows: readonly LineRow[], language: Language): string {
  const { tables } = textsOf(language)
  const { what, note, on, kinds } = tables.thanks
  /** What somebody did, in a few words. */
  const describe = ({ kind, words, amountMinor, currency, status, guests }: LineRow) =>
    [
      kind !== 'TYPED' && kinds[kind],
      amountMinor !== null && currency && `${decimalMoney(amountMinor)} ${currency.toUpperCase()}`,
      status && tables.answers[status],
      guests && `${tables.guests}: ${guests}`,
      words.replace(/\s+/g, ' ').trim(),
    ]
      .filter(Boolean)
      .join(', ')
  return toCsv(
    [tables.name, tables.email, what, note, on],
    rows.map((row) => [row.name ?? tables.anonymous, row.email, describe(row), row.note, row.thankedAt]),
  )
}
