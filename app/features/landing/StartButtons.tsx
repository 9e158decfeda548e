import type { MouseEvent } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import type { Unfinished as Waiting } from './read-entry.ts'
import styles from './StartButtons.module.css'
import type { Actions } from './use-actions.ts'
import type { Visitor } from './use-visitor.ts'

type Props = { visitor: Visitor; actions: Actions }

/**
 * The unfinished memorial that a returning visitor most likely wants; null if the visitor is signed in and the memorial
 * in use is saved on the server.
 */
const waitingFor = ({ signedIn, memorialUuid, unfinished }: Visitor): Waiting | null =>
  signedIn && memorialUuid !== null ? null : (unfinished[0] ?? null)

/**
 * The two start buttons. If this device has an unfinished memorial, the first one continues it (docs/decisions/0012).
 */
export function StartButtons({ visitor, actions }: Props) {
  const t = useTranslations('landing')
  const { signedIn, memorialUuid } = visitor
  const known = signedIn && memorialUuid !== null
  const waiting = waitingFor(visitor)
  if (waiting)
    return (
      <div className={styles.beginnings}>
        <GoOn look="primary" draft={waiting} actions={actions} />
        {signedIn ? (
          <Begin visitor={visitor} actions={actions} quiet />
        ) : (
          <LinkButton look="line" to="/who" onClick={instead(actions.startNew)}>
            {t('startAnother')}
          </LinkButton>
        )}
      </div>
    )
  const begin = <Begin key="begin" visitor={visitor} actions={actions} quiet={known} />
  const goOn = signedIn ? (
    <LinkButton
      key="continue"
      look={known ? 'primary' : 'line'}
      to={known ? `/memorial/load/${memorialUuid}` : '/profile'}
    >
      {t('continueMemorial')}
    </LinkButton>
  ) : (
    <LinkButton key="account" look="link" to="/login">
      {t('haveAccount')}
    </LinkButton>
  )
  return <div className={styles.beginnings}>{known ? [goOn, begin] : [begin, goOn]}</div>
}

/** The first start button again, further down the page; whoever can continue does so at the top. */
export function StartButton({ visitor, actions }: Props) {
  return waitingFor(visitor) ? null : <Begin visitor={visitor} actions={actions} />
}

function GoOn({ look, draft, actions }: { look: 'primary' | 'link'; draft: Waiting; actions: Actions }) {
  const t = useTranslations('landing')
  return (
    <LinkButton look={look} to={draft.path} onClick={instead(() => actions.resume(draft))}>
      {t('unfinished', { name: draft.name })}
    </LinkButton>
  )
}

/**
 * A real link for anonymous visitors, so that it works before hydration and without JavaScript.
 *
 * @param quiet whether another action is more likely
 */
function Begin({ visitor, actions, quiet = false }: Props & { quiet?: boolean }) {
  const t = useTranslations('landing')
  if (visitor.signedIn) {
    return (
      <Button look={quiet ? 'line' : 'primary'} onPress={actions.startNew}>
        {t('startNew')}
      </Button>
    )
  }
  return (
    <LinkButton look="primary" to="/who" onClick={instead(actions.begin)}>
      {t('letsGo')}
    </LinkButton>
  )
}

/**
 * Links to the other unfinished memorials on this device, and to the login if the large buttons are for an unfinished
 * memorial. Whoever is signed in finds all of theirs in the profile. Its space is always reserved.
 */
export function Unfinished({ visitor, actions }: Props) {
  const t = useTranslations('landing')
  const { signedIn, unfinished } = visitor
  const waiting = waitingFor(visitor)
  const others = unfinished.slice(0, SHOWN).filter((draft) => draft !== waiting)
  if (signedIn) return <div className={styles.unfinished} />
  return (
    <div className={`stack centred s1 ${styles.unfinished}`}>
      {others.map((draft) => (
        <GoOn key={draft.draftId} look="link" draft={draft} actions={actions} />
      ))}
      {waiting && (
        <LinkButton look="link" to="/login">
          {t('haveAccount')}
        </LinkButton>
      )}
    </div>
  )
}

/** Unfinished memorials shown here; the profile lists all of them. */
const SHOWN = 3

/** Runs the action instead of following the link; clicks that ask for a new tab or window are left to the browser. */
function instead(action: () => Promise<void>) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void action()
  }
}
