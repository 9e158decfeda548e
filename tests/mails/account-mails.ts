import type { Language } from '#languages/index.ts'
import {
  resetMail,
  welcomeMail,
  writeCodeMail,
  writeDeletionMail,
  writeNewDeviceMail,
  writePassedOnMail,
  writePasskeyMail,
  writePasswordChangedMail,
} from '#server/modules/accounts/emails.tsx'
import { handOverMail } from '#server/modules/hand-overs/emails.tsx'
import { date, link, named, origin, type Typed, type Written } from './sample.ts'

/** Every mail about an account, and about a memorial that goes to another one. */
export function accountMails(typed: Typed, language: Language): Written[] {
  const person = named(typed.person)
  return [
    ...(['ASKED', 'DONE', 'CALLED_OFF'] as const).flatMap((news) =>
      [true, false].map((isHeir) => ({
        writer: 'handOverMail',
        mail: handOverMail(
          { name: person, news, heir: person, isHeir, date: '28 November 2026 at 2:30 pm', link },
          language,
        ),
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
    { writer: 'resetMail', mail: resetMail(`${origin}/reset-password?token=x`, language) },
    { writer: 'welcomeMail', mail: welcomeMail(`${origin}/profile`, language) },
    {
      writer: 'writePasswordChangedMail',
      mail: writePasswordChangedMail(`${origin}/forgot-password`, true, language),
    },
    {
      writer: 'writeNewDeviceMail',
      mail: writeNewDeviceMail(
        { browser: 'Samsung Internet', system: 'Android', byCode: false },
        `${origin}/forgot-password`,
        language,
      ),
    },
    {
      writer: 'writeNewDeviceMail',
      mail: writeNewDeviceMail(
        { browser: null, system: null, byCode: false },
        `${origin}/forgot-password`,
        language,
      ),
    },
    {
      writer: 'writeNewDeviceMail',
      mail: writeNewDeviceMail(
        { browser: 'Samsung Internet', system: 'Android', byCode: true },
        `${origin}/forgot-password`,
        language,
      ),
    },
    {
      writer: 'writeNewDeviceMail',
      mail: writeNewDeviceMail(
        { browser: null, system: null, byCode: true },
        `${origin}/forgot-password`,
        language,
      ),
    },
    { writer: 'writePasskeyMail', mail: writePasskeyMail('added', `${origin}/forgot-password`, language) },
    { writer: 'writePasskeyMail', mail: writePasskeyMail('removed', `${origin}/forgot-password`, language) },
    { writer: 'writeDeletionMail', mail: writeDeletionMail(date, `${origin}/profile`, language) },
    { writer: 'writePassedOnMail', mail: writePassedOnMail(person, link, language) },
  ]
}
