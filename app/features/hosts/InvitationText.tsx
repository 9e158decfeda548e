import { BookOpen, Check, Pencil, Send, Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import { useSession } from '#app/lib/session.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { brand } from '#contract/brand.ts'
import type { HelperRole } from '#contract/hosts.ts'
import styles from './Invitation.module.css'
import type { Opened } from './use-invitation.ts'

/** The heading; once the invitation is loaded, the page's title says the same. */
export function InvitationTitle({ opened }: { opened: Opened }) {
  const t = useTranslations('hosts.invitation')
  const hasCome = opened.kind === 'invalid' || opened.kind === 'open'
  const words = wordsOf()
  useEffect(() => {
    if (hasCome) document.title = `${words} · ${brand.name}`
  }, [hasCome, words])
  return words

  function wordsOf() {
    if (opened.kind === 'invalid') return t('invalidTitle')
    if (opened.kind !== 'open') return t('yours')
    const { nameOfPerson: name, accepted } = opened.invitation
    return t(accepted ? 'acceptedTitle' : 'title', { name })
  }
}

const could = { change: Pencil, invite: Send, read: BookOpen, approve: Check, remove: Trash2 } as const
const each = { ADMIN: ['change', 'invite', 'read'], MODERATOR: ['approve', 'remove'] } as const

/** Who invites, and what the role means. It is set on paper, because it is personal. */
export function InvitationText({ host, role }: { host: string; role: HelperRole }) {
  const t = useTranslations('hosts.invitation')
  return (
    <div className={`stack s4 paper ${styles.letter}`}>
      <p className="lead">{t(role === 'MODERATOR' ? 'asksModerator' : 'asks', { host })}</p>
      <div>
        <p>{t('youCould')}</p>
        <ul className="stack s2 top2">
          {each[role].map((what) => (
            <li key={what}>
              <Icon of={could[what]} />
              {t(`could.${what}`)}
            </li>
          ))}
        </ul>
      </div>
      <p>{t('freely')}</p>
    </div>
  )
}

/** What is shown of an invitation that does not work any more: why, and what to do. */
export function InvalidInvitation({ words }: { words: string }) {
  const t = useTranslations('hosts.invitation')
  const { token } = useSession()
  return (
    <>
      <p>{words}</p>
      <p>
        {t('invalidSaidYes')} {t('invalidAsk')}
      </p>
      {token === null ? (
        <LinkButton look="primary" to="/login?redirect=%2Fprofile" word="logIn" />
      ) : (
        <LinkButton look="primary" to="/profile">
          {t('openProfile')}
        </LinkButton>
      )}
    </>
  )
}
