import { Lock, MessageSquare, RotateCw, Send } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import type { ShareLinks } from '#app/lib/share-links.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { Button } from '#app/ui/Button.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Waiting } from '#app/ui/Waiting.tsx'
import type { Contact } from '#contract/contacts.ts'
import { InvitationCard } from './InvitationCard.tsx'
import styles from './Share.module.css'
import { type ContactTally, phonesOf, tallyOf } from './tally.ts'
import type { SharedMemorial } from './use-shared-memorial.ts'

interface Props {
  name: string
  memorial: SharedMemorial
  links: ShareLinks | null
  replies: ReactNode
  onSend: () => void
}

/** Everybody in the list: one email each, and a text to those who have a number only. */
export function InviteSection({ name, memorial, links, replies, onSend }: Props) {
  const t = useTranslations('share')
  const { contacts, failed, visibility } = memorial
  const isPrivate = visibility === 'PRIVATE'
  const tally = contacts && tallyOf(contacts)
  // A text needs nothing of the server: those whom this device knows are there at once, and push nothing down later.
  const known = useDraft((draft) => draft.contacts)
  const phones = tally?.phones ?? phonesOf(known.flatMap(({ server }) => server ?? []))
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
      {links && !isPrivate && phones.length > 0 && <Phones phones={phones} links={links} />}
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

type PhoneContact = Pick<Contact, 'uuid' | 'phone' | 'firstName' | 'surname'>

function Phones({ phones, links }: { phones: readonly PhoneContact[]; links: ShareLinks }) {
  const t = useTranslations('share.phones')
  return (
    <div className={styles.phones}>
      <h3 className={styles.small}>{t('title', { count: phones.length })}</h3>
      <p className="quiet small">{t('help')}</p>
      <ul>
        {phones.map(({ uuid, phone, firstName, surname }) => {
          const who = `${firstName} ${surname}`.trim() || (phone ?? '')
          return (
            <li key={uuid}>
              <bdi className="tabular" dir="auto">
                {who}
              </bdi>
              <AnchorButton
                look="link"
                icon={MessageSquare}
                href={links.textTo(phone ?? '')}
                aria-label={t('textNamed', { who })}
              >
                {t('text')}
              </AnchorButton>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
