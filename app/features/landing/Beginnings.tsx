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

/** The way back into a draft that waits on this device. Its room is there for everyone. */
export function Unfinished({ visitor: { unfinished }, actions }: Props) {
  const t = useTranslations('landing')
  return (
    <p className={styles.unfinished}>
      {unfinished && (
        <LinkButton look="link" to={unfinished.path} onClick={instead(actions.resume)}>
          {t('unfinished', { name: unfinished.name })}
        </LinkButton>
      )}
    </p>
  )
}

/** The action before the link is followed; a click that asks for another tab stays the browser's. */
function instead(action: () => Promise<void>) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void action()
  }
}
