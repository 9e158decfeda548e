import { brand } from '#contract/brand.ts'
import type { HelperRole } from '#contract/hosts.ts'
import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { mailDate } from '#server/mails/dates.ts'
import { MailLink } from '#server/mails/parts.tsx'
import type { WrittenMail } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'
import { writeMail } from '#server/mails/write-mail.tsx'

const product = brand.name

/** `host` is the owner, who invites. `until` is a calendar date. */
export function hostInvitationMail(
  invitation: {
    name: MailableName
    host: MailableName
    role: HelperRole
    email: string
    until: string
    link: string
  },
  language: Language,
): WrittenMail {
  const { name, host, link } = invitation
  const t = mailTranslator(language)
  const words = { name, host, email: invitation.email, date: mailDate(invitation.until, language) }
  const means = invitation.role === 'MODERATOR' ? 'meansModerating' : 'means'
  return writeMail(language, {
    subject: t('hostInvitation.subject', words),
    preheader: t('hostInvitation.preheader'),
    helpBeside: link,
    overline: t('layout.memorialFor'),
    heading: name,
    texts: [t('hostInvitation.asks', words), t(`hostInvitation.${means}`)],
    button: { label: t('hostInvitation.open'), href: link },
    small: [
      <>
        {t('hostInvitation.address', words)}
        <br />
        <MailLink href={link} />
      </>,
    ],
    why: (
      <>
        {t('layout.asked', words)}
        <br />
        {t('hostInvitation.no')}
      </>
    ),
  })
}

/** To the owner: who accepted an invitation. */
export function hostAcceptedMail(
  told: {
    name: string
    helper: MailableName
    role: string
    email: string
    link: string
  },
  language: Language,
): WrittenMail {
  const t = mailTranslator(language)
  const { role, ...facts } = told
  const words = { ...facts, product }
  return writeMail(language, {
    subject: t('hostAccepted.subject', words),
    preheader: t('hostAccepted.preheader'),
    heading: t('hostAccepted.heading', words),
    texts: [
      t(role === 'MODERATOR' ? 'hostAccepted.canModerate' : 'hostAccepted.can', words),
      t('hostAccepted.yours'),
    ],
    button: { label: t('layout.openMemorial'), href: told.link },
    why: t('layout.whyHostOfThis', words),
  })
}

/** To the person whom the owner removed. `link` is set if everybody with the link can see the memorial. */
export function hostRemovedMail(
  told: {
    name: MailableName
    owner: MailableName
    link: string | null
  },
  language: Language,
): WrittenMail {
  const t = mailTranslator(language)
  const words = { name: told.name, owner: told.owner, product }
  return writeMail(language, {
    subject: t('hostRemoved.subject', words),
    preheader: t('hostRemoved.preheader'),
    heading: t('hostRemoved.heading'),
    texts: [t('hostRemoved.ended', words), t('hostRemoved.ask', words)],
    button: told.link ? { label: t('layout.visitMemorial'), href: told.link } : null,
    why: t('layout.whyHelper', words),
  })
}

/** To the owner: who left. */
export function hostLeftMail(
  told: {
    name: string
    helper: MailableName
    email: string
    link: string
  },
  language: Language,
): WrittenMail {
  const t = mailTranslator(language)
  const words = { ...told, product }
  return writeMail(language, {
    subject: t('hostLeft.subject', words),
    preheader: t('hostLeft.preheader'),
    heading: t('hostLeft.heading', words),
    texts: [t('hostLeft.left', words), t('hostLeft.again')],
    button: { label: t('layout.openMemorial'), href: told.link },
    why: t('layout.whyHostOfThis', words),
  })
}
