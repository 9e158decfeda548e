import { useNavigate } from 'react-router'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import styles from './Beginnings.module.css'
import type { Visitor } from './useVisitor.ts'

type Props = { visitor: Visitor }

/** The ways in: one to begin, one to go on, and a quiet third when something unfinished waits on this device. */
export function Beginnings({ visitor }: Props) {
  const t = useTranslations('landing')
  return (
    <div className={styles.beginnings}>
      <Begin visitor={visitor} />
      {visitor.signedIn ? (
        <LinkButton
          look="line"
          to={visitor.memorialUuid ? `/memorial/load/${visitor.memorialUuid}` : '/profile'}
        >
          {t('continueMemorial')}
        </LinkButton>
      ) : (
        <LinkButton look="link" to="/login">
          {t('haveAccount')}
        </LinkButton>
      )}
    </div>
  )
}

/**
 * The primary action (spec 1 §2 "Landing"). For someone anonymous it is a plain link, so that it works before the
 * page has come alive and without JavaScript; a draft on this device goes on where it was left.
 */
export function Begin({ visitor }: Props) {
  const t = useTranslations('landing')
  const navigate = useNavigate()
  if (!visitor.signedIn) {
    return (
      <LinkButton look="primary" to="/who">
        {t('letsGo')}
      </LinkButton>
    )
  }
  return (
    <Button look="primary" onPress={() => navigate('/who')}>
      {t('startNew')}
    </Button>
  )
}
