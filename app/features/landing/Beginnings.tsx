import type { MouseEvent } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import styles from './Beginnings.module.css'
import type { Actions } from './useActions.ts'
import type { Visitor } from './useVisitor.ts'

type Props = { visitor: Visitor; actions: Actions }

/** The two ways in. A host whose memorial is known most likely came to go on with it. */
export function Beginnings({ visitor, actions }: Props) {
  const t = useTranslations('landing')
  const { signedIn, memorialUuid } = visitor
  const known = signedIn && memorialUuid !== null
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

/**
 * For someone anonymous a real link, so that it works before the page has come alive, and without JavaScript.
 *
 * @param quiet when another action is the likelier one
 */
export function Begin({ visitor, actions, quiet = false }: Props & { quiet?: boolean }) {
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
 * The way back into what waits on this device, and, for somebody else who uses it, the way to begin beside it. Its room is
 * there for everyone.
 */
export function Unfinished({ visitor: { signedIn, unfinished }, actions }: Props) {
  const t = useTranslations('landing')
  return (
    <div className={styles.unfinished}>
      {unfinished.slice(0, SHOWN).map((draft) => (
        <LinkButton
          key={draft.draftId}
          look="link"
          to={draft.path}
          onClick={instead(() => actions.resume(draft))}
        >
          {t('unfinished', { name: draft.name })}
        </LinkButton>
      ))}
      {unfinished.length > 0 && !signedIn && (
        <LinkButton look="link" to="/who" onClick={instead(actions.startNew)}>
          {t('startAnother')}
        </LinkButton>
      )}
    </div>
  )
}

/** Of those that wait; the profile lists all of them. */
const SHOWN = 3

/** The action before the link is followed; a click that asks for another tab stays the browser's. */
function instead(action: () => Promise<void>) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void action()
  }
}
