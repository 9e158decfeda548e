import { BookOpen, Pencil, Send } from 'lucide-react'
import { useTranslations } from '#app/messages/index.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import styles from './Invitation.module.css'

const could = { change: Pencil, invite: Send, read: BookOpen } as const
const each = ['change', 'invite', 'read'] as const

/** Who asks, and what it would mean: on paper, since it is one person's word to another. */
export function InvitationWords({ host }: { host: string }) {
  const t = useTranslations('hosts.invitation')
  return (
    <div className={styles.letter}>
      <p className="lead">{t('asks', { host })}</p>
      <div>
        <p>{t('youCould')}</p>
        <ul>
          {each.map((what) => (
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
