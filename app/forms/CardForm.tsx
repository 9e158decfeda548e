import type { ReactNode } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import styles from './CardForm.module.css'

interface Props {
  /** What is typed is kept by it, so it differs where the form is for somebody else. */
  id: string
  className?: string | undefined
  action: string
  /** What `enhance.ts` shows when it has to. */
  words: { unsent: string; clear: string; offline: string; failed: string; sending: string }
  /** On the button. */
  send: string
  /** Beside the button. */
  beside?: ReactNode
  children: ReactNode
}

/** A visitor's form in a card: a plain form, which `enhance.ts` sends where script runs. */
export function CardForm({ id, className, action, words, send, beside, children }: Props) {
  return (
    // What is missing is said beside the fields, by the server.
    <form id={id} className={className} method="post" action={action} noValidate>
      <p data-unsent hidden role="status">
        {words.unsent}{' '}
        <Button type="reset" look="link">
          {words.clear}
        </Button>
      </p>
      {children}
      {(['offline', 'failed'] as const).map((trouble) => (
        <div key={trouble} data-trouble={trouble} hidden>
          <Notice kind="error" title={words[trouble]} />
        </div>
      ))}
      <p className={styles.actions}>
        <Button type="submit" look="primary" busyLabel={words.sending}>
          {send}
        </Button>
        {beside}
      </p>
    </form>
  )
}
