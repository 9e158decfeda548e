import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import styles from './Beginnings.module.css'
import type { Visitor } from './useVisitor.ts'

type Props = { visitor: Visitor }

/** The two ways in (spec 1 §2 "Landing"). A host whose memorial is known most likely came to go on with it. */
export function Beginnings({ visitor }: Props) {
  const t = useTranslations('landing')
  if (!visitor.signedIn) {
    return (
      <div className={styles.beginnings}>
        <Begin visitor={visitor} />
        <LinkButton look="link" to="/login">
          {t('haveAccount')}
        </LinkButton>
      </div>
    )
  }
  const { memorialUuid } = visitor
  const goOn = (
    <LinkButton
      key="continue"
      look={memorialUuid ? 'primary' : 'line'}
      to={memorialUuid ? `/memorial/load/${memorialUuid}` : '/profile'}
    >
      {t('continueMemorial')}
    </LinkButton>
  )
  const begin = <Begin key="begin" visitor={visitor} quiet={memorialUuid !== null} />
  return <div className={styles.beginnings}>{memorialUuid ? [goOn, begin] : [begin, goOn]}</div>
}

/**
 * For someone anonymous a plain link, so that it works before the page has come alive, and without JavaScript.
 *
 * @param quiet when another action is the likelier one
 */
export function Begin({ visitor, quiet = false }: Props & { quiet?: boolean }) {
  const t = useTranslations('landing')
  if (visitor.signedIn) {
    return (
      <Button look={quiet ? 'line' : 'primary'} onPress={visitor.startNew}>
        {t('startNew')}
      </Button>
    )
  }
  return (
    <LinkButton look="primary" to={visitor.unfinished?.path ?? '/who'} onClick={visitor.forget}>
      {t('letsGo')}
    </LinkButton>
  )
}

/** The way back into a draft that waits on this device. Its room is there for everyone. */
export function Unfinished({ visitor: { unfinished } }: Props) {
  const t = useTranslations('landing')
  return (
    <p className={styles.unfinished}>
      {unfinished && (
        <LinkButton look="link" to={unfinished.path}>
          {t('unfinished', { name: unfinished.name })}
        </LinkButton>
      )}
    </p>
  )
}
