import { Lock, RotateCw, Send } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useFileUrl } from '#app/draft/file-urls.ts'
import { useDraft } from '#app/draft/hooks.ts'
import { formatMemorialDate } from '#app/lib/dates.ts'
import { nameShape } from '#app/lib/name-shape.ts'
import { serverPhoto } from '#app/lib/photos/server-photo.ts'
import type { Sender } from '#app/lib/use-sender.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { classes } from '#app/ui/classes.ts'
import { HalfSunRule } from '#app/ui/HalfSunRule.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { LoadingLine } from '#app/ui/Loading.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { SenderForm } from '#app/ui/SenderForm.tsx'
import { countInvites, type InviteCounts } from './invite-counts.ts'
import styles from './Share.module.css'
import type { SharedMemorial } from './use-shared-memorial.ts'

interface Props {
  name: string
  memorial: SharedMemorial
  sender: Sender
  replies: ReactNode
  onSend: () => void
}

/** Sends invitations to everybody in the list who has an email address. */
export function InviteSection({ name, memorial, sender, replies, onSend }: Props) {
  const t = useTranslations('share')
  const { contacts, failed, visibility } = memorial
  const isPrivate = visibility === 'PRIVATE'
  const counts = contacts && countInvites(contacts)
  const isComplete = useDraft((draft) => draft.profilePhoto !== null && draft.memorialDate !== '')
  return (
    <section className="stack top7 card" aria-labelledby="invite">
      <div className={`stack high measured ${styles.invite}`}>
        <InvitationCard />
        <div className="stack s3 shrinks">
          <h2 id="invite" tabIndex={-1}>
            {t('invite.title')}
          </h2>
          <p>{isComplete ? t('invite.what', { name }) : t('invite.whatPlain')}</p>
          {counts && <Count counts={counts} />}
          {!contacts && !failed && (
            <div className={styles.awaited}>
              <LoadingLine>{t('loading')}</LoadingLine>
            </div>
          )}
          {counts && !isPrivate && sender.isUnnamed && counts.toInvite > 0 && <SenderForm sender={sender} />}
          {counts && !isPrivate && sender.isKnown && <InviteAction counts={counts} onSend={onSend} />}
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
          action={<Button icon={RotateCw} onPress={memorial.read} word="tryAgain" />}
        />
      )}
    </section>
  )
}

function Count({ counts }: { counts: InviteCounts }) {
  const t = useTranslations('share.invite')
  const { toInvite, invited, answered, bounced } = counts
  return (
    <>
      <p>
        {toInvite > 0
          ? t('waiting', { count: toInvite })
          : answered > 0
            ? t('allInvitedOrAnswered', { count: invited + answered })
            : invited > 0
              ? t('allInvited', { count: invited })
              : t('nobody')}
      </p>
      {bounced > 0 && <p>{t('bounced', { count: bounced })}</p>}
    </>
  )
}

/** The button that sends invitations, or the way to contacts where there is nobody to invite. */
function InviteAction({ counts, onSend }: { counts: InviteCounts; onSend: () => void }) {
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

/** Shows the invitation as contacts will receive it: portrait, name, date. */
function InvitationCard() {
  const t = useTranslations('share.card')
  const name = useDraft((draft) => draft.personName.trim())
  const date = useDraft((draft) => formatMemorialDate(draft.memorialDate))
  const portrait = usePortrait()
  return (
    <div className={`stack centred s3 paper ${styles.stationery}`}>
      {portrait && (
        <div className={styles.image}>
          <img className="fill" src={portrait} alt={t('portrait', { name })} />
        </div>
      )}
      <p className={styles.of}>{t('of')}</p>
      <p className={classes(styles.name, nameShape(name).airy && styles.airy)}>
        <bdi>{name}</bdi>
      </p>
      <div className={`across ${styles.rule}`}>
        <HalfSunRule />
      </div>
      {date && <p className={styles.when}>{date}</p>}
    </div>
  )
}

/** Twice the displayed size, for dense screens. */
const PORTRAIT_PIXELS = 208

/** Address of the portrait: from this device, or from the server once it is prepared there. */
function usePortrait(): string | null {
  const photo = useDraft((draft) => draft.profilePhoto)
  const local = useFileUrl(photo?.id ?? null, 'thumbnail')
  return local ?? (photo?.serverMedia ? serverPhoto(photo.serverMedia, PORTRAIT_PIXELS) : null)
}
