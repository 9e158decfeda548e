import { Lock, RotateCw, Send } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Waiting } from '#app/ui/Waiting.tsx'
import { InvitationCard } from './InvitationCard.tsx'
import styles from './Share.module.css'
import { type ContactTally, tallyOf } from './tally.ts'
import type { SharedMemorial } from './use-shared-memorial.ts'

interface Props {
  name: string
  memorial: SharedMemorial
  replies: ReactNode
  onSend: () => void
}

/** Everybody in the list who has an address: one email each. */
export function InviteSection({ name, memorial, replies, onSend }: Props) {
  const t = useTranslations('share')
  const { contacts, failed, visibility } = memorial
  const isPrivate = visibility === 'PRIVATE'
  const tally = contacts && tallyOf(contacts)
  const isComplete = useDraft((draft) => draft.profilePhoto !== null && draft.memorialDate !== '')
  return (
    <section className={styles.card} aria-labelledby="invite">
      <div className={styles.invite}>
        <InvitationCard />
        <div className={styles.words}>
          <h2 id="invite" tabIndex={-1}>
            {t('invite.title')}
          </h2>
          <p>{isComplete ? t('invite.what', { name }) : t('invite.whatPlain')}</p>
          {tally && <Count tally={tally} />}
          {!contacts && !failed && (
            <div className={styles.awaited}>
              <Waiting>{t('loading')}</Waiting>
            </div>
          )}
          {tally && !isPrivate && <Action tally={tally} onSend={onSend} />}
          {!failed && !isPrivate && replies}
        </div>
      </div>
      {isPrivate && (
        <Notice
          title={t('private.title')}
          action={
            <LinkButton look="link" icon={Lock} to="/memorial/settings">
              {t('private.change')}
            </LinkButton>
          }
        >
          {t('private.text')}
        </Notice>
      )}
      {failed && (
        <Notice
          kind="error"
          title={t('loadFailed')}
          action={
            <Button icon={RotateCw} onPress={memorial.read}>
              {t('tryAgain')}
            </Button>
          }
        />
      )}
    </section>
  )
}

function Count({ tally }: { tally: ContactTally }) {
  const t = useTranslations('share.invite')
  const { toInvite, invited, bounced } = tally
  return (
    <>
      <p>
        {toInvite > 0
          ? t('waiting', { count: toInvite })
          : invited > 0
            ? t('allInvited', { count: invited })
            : t('nobody')}
      </p>
      {bounced > 0 && <p>{t('bounced', { count: bounced })}</p>}
    </>
  )
}

function Action({ tally, onSend }: { tally: ContactTally; onSend: () => void }): ReactNode {
  const t = useTranslations('share.invite')
  if (tally.toInvite > 0)
    return (
      <p className={styles.actions}>
        <SendButton onPress={onSend}>{t('send')}</SendButton>
      </p>
    )
  return (
    <p className={styles.actions}>
      <LinkButton to="/contacts">{t('addContacts')}</LinkButton>
    </p>
  )
}

/** It goes as soon as everybody is invited, also while it has the focus: the heading takes that over. */
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
