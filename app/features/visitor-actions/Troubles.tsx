import type { ReactNode } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import styles from './Card.module.css'

interface Props {
  id: string
  /** What the server says, where that belongs to no field; `null` for nothing. */
  said: string | null
  /** Below it. */
  help?: ReactNode
  /** What `forms/enhance.ts` shows where the server was not reached, or answered nothing that can be shown. */
  offline?: string
  failed: string
  /** Instead of it, by what failed: the `data-fails` of the button that was pressed. */
  failedBy?: Record<string, string>
  /** What is not lost. */
  comfort: string
}

/** Why a form was not sent, beside its button. */
export function Troubles({ id, said, help, offline, failed, failedBy, comfort }: Props) {
  const t = useTranslations('visitRsvp')
  return (
    <div id={id} className={styles.troubles}>
      {said && (
        <div data-focus tabIndex={-1}>
          <Notice kind="error" title={said}>
            {help}
          </Notice>
        </div>
      )}
      {Object.entries({ offline: offline ?? t('offline'), failed, ...failedBy }).map(([why, title]) => (
        <div key={why} data-trouble={why} hidden>
          <Notice kind="error" title={title}>
            {comfort}
          </Notice>
        </div>
      ))}
    </div>
  )
}
