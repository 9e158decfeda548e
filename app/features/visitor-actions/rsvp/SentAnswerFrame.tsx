import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { breaking } from './answer.ts'
import styles from './Rsvp.module.css'

interface Props {
  email: string | null
  /** It was just sent: a confirmation is shown and gets the focus. */
  isNew: boolean
  children: ReactNode
}

/** The frame of an answer that was given. */
export function SentAnswerFrame({ email, isNew, children }: Props) {
  const t = useTranslations('visitRsvp')
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // The thanks come into view by themselves: all of it may be higher than the window.
    if (isNew) place.current?.focus({ preventScroll: true })
  }, [isNew])

  return (
    <div className={styles.given} ref={place} tabIndex={-1}>
      {isNew && (
        <Notice kind="success" isAnswer title={t('thanks')}>
          {email && t('mailed', { email: breaking(email) })}
        </Notice>
      )}
      {children}
    </div>
  )
}
