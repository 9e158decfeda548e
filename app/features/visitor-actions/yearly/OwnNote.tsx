import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { useOwnNote } from './use-own-note.ts'

type Own = ReturnType<typeof useOwnNote>

/** One press for whoever is logged in, and one to undo it. */
export function OwnNote({
  note,
  day,
  error,
  ask,
  end,
}: Own & { note: NonNullable<Own['note']>; day: string }) {
  const t = useTranslations('visitYearly')
  return (
    <>
      {note.end === null ? (
        <div className="stack">
          <p className="quiet">{t('signedIn', { email: note.account ?? '' })}</p>
          <p>
            <Button look="primary" onPress={ask}>
              {t('send')}
            </Button>
          </p>
        </div>
      ) : (
        <div role="status">
          <Notice
            kind="success"
            title={t('on', { day })}
            action={
              <Button look="link" onPress={end}>
                {t('undo')}
              </Button>
            }
          />
        </div>
      )}
      {error && <FieldError>{error}</FieldError>}
    </>
  )
}
