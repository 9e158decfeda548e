import { BookOpen, Check, Pencil, Send, Trash2 } from 'lucide-react'
import { useTranslations } from '#app/messages/index.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { HelperRole } from '#contract/hosts.ts'
import styles from './Invitation.module.css'

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
