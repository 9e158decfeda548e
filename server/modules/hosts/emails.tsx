import type { HelperRole } from '#contract/hosts.ts'
import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { mailDate } from '#server/mails/dates.ts'
import { MailLink } from '#server/mails/parts.tsx'
import { translateMail } from '#server/mails/translator.ts'
import { writeMail } from '#server/mails/write-mail.tsx'

interface HostInvitation {
  name: MailableName
  /** The owner, who invites. */
  host: MailableName
  role: HelperRole
  email: string
  /** A calendar date. */
  until: string
  link: string
}

export function writeHostInvitationMail(invitation: HostInvitation, language: Language) {
  const { name, host, role, email, until, link } = invitation
  const t = translateMail(language, { name, host, email, date: mailDate(until, language) })
  return writeMail(t, 'hostInvitation', {
    helpBeside: link,
    overline: t('layout.memorialFor'),
    texts: [
      t('hostInvitation.asks'),
      t(role === 'MODERATOR' ? 'hostInvitation.meansModerating' : 'hostInvitation.means'),
    ],
    button: { label: t('hostInvitation.open'), href: link },
    small: [
      <>
        {t('hostInvitation.address')}
        <br />
        <MailLink href={link} />
      </>,
    ],
    why: (
      <>
        {t('layout.asked')}
        <br />
        {t('hostInvitation.no')}
      </>
    ),
  })
}

interface HelperNews {
  name: string
  helper: MailableName
  helperEmail: string
  /** What they do from now on; null where they left. */
  role: string | null
  link: string
}

/** To the owner: who accepted an invitation, or left. */
export function writeHelperMail(told: HelperNews, language: Language) {
  const { name, helper, helperEmail: email, role, link } = told
  const t = translateMail(language, { name, helper, email })
  const can = role === 'MODERATOR' ? 'hostAccepted.canModerate' : 'hostAccepted.can'
  return writeMail(t, role ? 'hostAccepted' : 'hostLeft', {
    texts: role ? [t(can), t('hostAccepted.yours')] : [t('hostLeft.left'), t('hostLeft.again')],
    button: { label: t('layout.openMemorial'), href: link },
    why: t('layout.whyHostOfThis'),
  })
}

/**
 * To the person whom the owner removed.
 *
 * @param told `link`: set if everybody with the link can see the memorial
 */
export function writeHostRemovedMail(
  told: { name: MailableName; owner: MailableName; link: string | null },
  language: Language,
) {
  const { name, owner, link } = told
  const t = translateMail(language, { name, owner })
  return writeMail(t, 'hostRemoved', {
    texts: [t('hostRemoved.ended'), t('hostRemoved.ask')],
    button: link ? { label: t('layout.visitMemorial'), href: link } : null,
    why: t('layout.whyHelper'),
  })
}
