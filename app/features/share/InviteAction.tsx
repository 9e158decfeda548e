import { Send } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import type { InviteCounts } from './invite-counts.ts'
import styles from './Share.module.css'

/** The button that sends invitations, or the way to contacts where there is nobody to invite. */
export function InviteAction({ counts, onSend }: { counts: InviteCounts; onSend: () => void }): ReactNode {
  const t = useTranslations('share.invite')
  if (counts.toInvite > 0)
    return (
      <p className={`top2 ${styles.actions}`}>
        <SendButton onPress={onSend}>{t('send')}</SendButton>
      </p>
    )
  return (
    <p className={`top2 ${styles.actions}`}>
      <LinkButton to="/contacts">{t('addContacts')}</LinkButton>
    </p>
  )
}

/** The button disappears once everybody is invited; if it had the focus, the heading gets it. */
function SendButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const own = button.current
    return () => {
      if (document.activeElement === own) document.getElementById('invite')?.focus()
    }
  }, [])
  return (
    <Button look="primary" icon={Send} ref={button} onPress={onPress}>
      {children}
    </Button>
  )
}
