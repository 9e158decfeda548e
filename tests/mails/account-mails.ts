import type { Language } from '#languages/index.ts'
import {
  writeAccountMail,
  writeCodeMail,
  writeDeletionMail,
  writePassedOnMail,
  writeResetMail,
  writeWelcomeMail,
} from '#server/modules/accounts/emails.tsx'
import { writeHandOverMail } from '#server/modules/hand-overs/emails.tsx'
import { date, link, named, origin, type Typed, type Written } from './sample.ts'

/** Every mail about an account, and about a memorial that goes to another one. */
export function accountMails(typed: Typed, language: Language): Written[] {
  const person = named(typed.person)
  const forgot = `${origin}/forgot-password`
  return [
    ...(['ASKED', 'DONE', 'CALLED_OFF'] as const).flatMap((news) =>
      [true, false].map((isHeir) => ({
        writer: 'writeHandOverMail',
        mail: writeHandOverMail({ name: person, news, heir: person, isHeir, dueAt: date, link }, language),
      })),
    ),
    ...(['code', 'signInCode'] as const).map((kind) => ({
      writer: 'writeCodeMail',
      mail: writeCodeMail(kind, 'BCDFG', null, language),
      isLinkless: true,
    })),
    {
      writer: 'writeCodeMail',
      mail: writeCodeMail(
        'signInCode',
        'BCDFG',
        { nameOfPerson: person, url: `${origin}/view/walter-4f9k2c` },
        language,
      ),
    },
    { writer: 'writeResetMail', mail: writeResetMail(`${origin}/reset-password?token=x`, language) },
    { writer: 'writeWelcomeMail', mail: writeWelcomeMail(`${origin}/profile`, language) },
    {
      writer: 'writeAccountMail',
      mail: writeAccountMail({ what: 'password', hasPasskeys: true }, forgot, language),
    },
    {
      writer: 'writeAccountMail',
      mail: writeAccountMail(
        { what: 'device', browser: 'Samsung Internet', system: 'Android', byCode: false, hasPasskeys: false },
        forgot,
        language,
      ),
    },
    {
      writer: 'writeAccountMail',
      mail: writeAccountMail(
        { what: 'device', browser: null, system: null, byCode: false, hasPasskeys: false },
        forgot,
        language,
      ),
    },
    {
      writer: 'writeAccountMail',
      mail: writeAccountMail(
        { what: 'device', browser: 'Samsung Internet', system: 'Android', byCode: true, hasPasskeys: false },
        forgot,
        language,
      ),
    },
    {
      writer: 'writeAccountMail',
      mail: writeAccountMail(
        { what: 'device', browser: null, system: null, byCode: true, hasPasskeys: false },
        forgot,
        language,
      ),
    },
    {
      writer: 'writeAccountMail',
      mail: writeAccountMail({ what: 'passkey', change: 'added', hasPasskeys: true }, forgot, language),
    },
    {
      writer: 'writeAccountMail',
      mail: writeAccountMail({ what: 'passkey', change: 'removed', hasPasskeys: true }, forgot, language),
    },
    { writer: 'writeDeletionMail', mail: writeDeletionMail(date, `${origin}/profile`, language) },
    { writer: 'writePassedOnMail', mail: writePassedOnMail(person, link, language) },
  ]
}
