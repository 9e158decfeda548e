import type { Language } from '#languages/index.ts'
import { writeArchiveMail } from '#server/modules/archive/emails.tsx'
import { date, link, named, stopLink, type Typed, type Written } from './sample.ts'

/** Every mail about the archive of a memorial, and to its successors. */
export function archiveMails(typed: Typed, language: Language): Written[] {
  const [person, name] = [named(typed.person), named(typed.name)]
  return [
    {
      writer: 'writeArchiveMail',
      mail: writeArchiveMail(
        {
          nameOfPerson: person,
          successorOf: name,
          endsOn: date,
          link,
          declineLink: stopLink,
        },
        language,
      ),
    },
    {
      writer: 'writeArchiveMail',
      mail: writeArchiveMail(
        {
          nameOfPerson: person,
          successorOf: null,
          endsOn: null,
          link,
          declineLink: null,
        },
        language,
      ),
    },
  ]
}
