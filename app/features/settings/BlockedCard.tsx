import { useRef, useState } from 'react'
import { formatDay } from '#app/lib/dates.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import type { Blocked } from '#contract/safety.ts'
import styles from './Settings.module.css'

interface Props {
  blocked: Blocked[]
  /** Returns null, or an error message. */
  onUnblock: (id: string) => Promise<string | null>
}

/** Lists whom the hosts have blocked, each with a button to unblock. */
export function BlockedCard({ blocked, onUnblock }: Props) {
  const t = useTranslations('safety.blocked')
  const [error, setError] = useState<string | null>(null)
  const [done, setDone] = useState('')
  const words = useRef<HTMLParagraphElement>(null)

  const whoIs = ({ name, email }: Blocked) => name || email || t('anonymous')

  async function unblock(person: Blocked) {
    const problem = await onUnblock(person.id)
    setError(problem)
    if (problem !== null) return
    setDone(t('unblocked', { who: whoIs(person) }))
    // The button was removed with its row.
    words.current?.focus()
  }

  return (
    <Card title={t('title')}>
      <p ref={words} className="quiet" tabIndex={-1}>
        {t(blocked.length > 0 ? 'explained' : 'none')}
      </p>
      <p className="small" role="status">
        {done}
      </p>
      {blocked.length > 0 && (
        <ul className={`top4 ruled ${styles.people}`} aria-label={t('title')}>
          {blocked.map((person) => (
            <li key={person.id}>
              <div className={`stack s0 fits ${styles.who}`}>
                <b dir="auto">{whoIs(person)}</b>
                {person.name && <span className="quiet small">{person.email}</span>}
                {!person.proven && <span className="quiet small">{t('addressOnly')}</span>}
                <span className="quiet small">{t('since', { date: formatDay(person.dateBlocked) })}</span>
              </div>
              <Button
                look="tool"
                aria-label={t('unblockNamed', { who: whoIs(person) })}
                onPress={() => unblock(person)}
              >
                {t('unblock')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {error && <FieldError>{error}</FieldError>}
    </Card>
  )
}
