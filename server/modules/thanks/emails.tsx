import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { translateMail } from '#server/mails/translator.ts'
import { writeMail } from '#server/mails/write-mail.tsx'

interface Thanks {
  nameOfPerson: MailableName
  /** Empty when the host gave no name. */
  hostName: MailableName
  /** Written by the host. */
  words: string
  link: string
}

/** A host's thanks to a contributor. It adds no signature: what the host sent is signed as they wished. */
export function writeThanksMail(
  { nameOfPerson: name, hostName: host, words, link }: Thanks,
  language: Language,
) {
  const t = translateMail(language, { name, host })
  return writeMail(t, 'thanks', {
    preheader: t(host ? 'thanks.preheader' : 'thanks.preheaderNobody'),
    overline: t('layout.memorialFor'),
    texts: [t(host ? 'thanks.read' : 'thanks.readNobody'), [words]],
    button: { label: t('layout.visitMemorial'), href: link },
  })
}
