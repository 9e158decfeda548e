import { brand } from '#contract/brand.ts'
import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { mailTranslator } from '#server/mails/translator.ts'
import { writeMail } from '#server/mails/write-mail.tsx'

export interface Thanks {
  nameOfPerson: MailableName
  /** Empty when the host gave no name. */
  hostName: MailableName
  /** Written by the host. */
  words: string
  link: string
}

/** A host's thanks to a contributor. It adds no signature: what the host sent is signed as they wished. */
export function thanksMail({ nameOfPerson: name, hostName: host, words, link }: Thanks, language: Language) {
  const t = mailTranslator(language)
  return writeMail(language, {
    subject: t('thanks.subject', { name }),
    preheader: host ? t('thanks.preheader', { host }) : t('thanks.preheaderNobody'),
    overline: t('layout.memorialFor'),
    heading: name,
    texts: [host ? t('thanks.read', { host }) : t('thanks.readNobody'), [words]],
    button: { label: t('layout.visitMemorial'), href: link },
    why: t('thanks.why', { product: brand.name }),
  })
}
