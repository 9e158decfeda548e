import { RotateCcw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { ApiError, call } from '#app/lib/api.ts'
import { redirectOnAuthError } from '#app/lib/auth-redirect.ts'
import { formatDay } from '#app/lib/dates.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { restoreMemorial } from '#contract/edits.ts'
import type { DeletedMemorial } from '#contract/memorials.ts'
import styles from './Deletion.module.css'

type Deleted = z.infer<typeof DeletedMemorial>

interface Props {
  memorials: readonly Deleted[]
  /** Loads the lists again. */
  onRestored: () => Promise<void>
}

/**
 * Deleted memorials that can still be restored; renders nothing if there are none. Needs the messages of `deletion`.
 */
export function DeletedMemorials({ memorials, onRestored }: Props) {
  const t = useTranslations('deletion')
  const [restored, setRestored] = useState<Pick<Deleted, 'uuid' | 'nameOfPerson'> | null>(null)

  const open = useRef<HTMLAnchorElement>(null)

  // The Restore button no longer exists.
  useEffect(() => {
    if (restored) open.current?.focus()
  }, [restored])

  async function handleRestored(memorial: Deleted) {
    await onRestored()
    setRestored(memorial)
  }

  if (memorials.length === 0 && !restored) return null
  return (
    <Card title={t('listTitle')}>
      {restored && (
        <Notice
          kind="success"
          title={t('restored', { name: restored.nameOfPerson })}
          action={
            <LinkButton ref={open} to={`/memorial/load/${restored.uuid}`}>
              {t('open')}
            </LinkButton>
          }
        />
      )}
      <ul className={`stack s3 ${styles.list}`}>
        {memorials.map((memorial) => (
          <DeletedItem key={memorial.uuid} memorial={memorial} onRestored={handleRestored} />
        ))}
      </ul>
    </Card>
  )
}

function DeletedItem({
  memorial,
  onRestored,
}: {
  memorial: Deleted
  onRestored: (memorial: Deleted) => Promise<void>
}) {
  const t = useTranslations('deletion')
  const [error, setError] = useState<string | null>(null)
  const { uuid: memorialUuid, nameOfPerson: name, dateDeleted, removedAt } = memorial

  async function restore() {
    setError(null)
    try {
      await call(restoreMemorial, { params: { memorialUuid } })
      await onRestored(memorial)
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      if (!redirectOnAuthError(reason)) setError(reason.message || t('restoreFailed'))
    }
  }

  return (
    <li className="dashed apart inset s3">
      <span className={`stack s0 ${styles.words}`}>
        <b className="name" dir="auto">
          {name}
        </b>
        <span className="quiet small">
          {t('keptUntil', { date: formatDay(dateDeleted), until: formatDay(removedAt) })}
        </span>
      </span>
      <Button
        icon={RotateCcw}
        aria-label={t('restoreNamed', { name })}
        onPress={restore}
        busyLabel={t('restoring')}
      >
        {t('restore')}
      </Button>
      {error && <FieldError>{error}</FieldError>}
    </li>
  )
}
