import { useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import type { ThanksLine, ThanksReason } from '#contract/thanks.ts'
import { JoinDialog } from './JoinDialog.tsx'
import styles from './LinePanel.module.css'
import type { Shared } from './shared.ts'
import { useAttempt } from './use-attempt.ts'
import { useSays } from './use-says.ts'

const written = ['FLOWERS', 'MEALS', 'LETTER', 'HELP', 'OTHER']

/** Joins a line with another one, gives something in it a line of its own, and removes what a host wrote down. */
export function SamePerson({ line, thanks, redirectOnAuthError }: Shared & { line: ThanksLine }) {
  const t = useTranslations('thanks')
  const says = useSays()
  const showToast = useToast()
  const { error, attempt } = useAttempt(redirectOnAuthError)
  const [isJoining, setIsJoining] = useState(false)

  const part = (reason: ThanksReason) =>
    attempt(async () => {
      const [rest, parted] = await thanks.part(reason.uuid)
      const undo = rest && parted && (() => void attempt(() => thanks.join(rest.uuid, parted.uuid)))
      showToast({ message: t('same.parted'), onUndo: undo })
    })

  const remove = ({ uuid }: ThanksReason) =>
    attempt(async () => {
      await thanks.remove(line.uuid, uuid, true)
      const undo = () => void attempt(() => thanks.remove(line.uuid, uuid, false))
      showToast({ message: t('remove.done'), onUndo: undo, undoesAnywhere: true })
    })

  return (
    <>
      <p>
        <Button look="link" onPress={() => setIsJoining(true)}>
          {t('same.join')}
        </Button>
      </p>
      <ul className={styles.reasons}>
        {line.reasons.map((reason) => (
          <li key={reason.uuid}>
            {line.reasons.length > 1 && (
              <Button look="link" onPress={() => part(reason)}>
                {t('same.part', { what: says.one(reason) })}
              </Button>
            )}
            {written.includes(reason.kind) && (
              <Button look="link" onPress={() => remove(reason)}>
                {t('remove.act', { what: says.one(reason) })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {error && <FieldError>{error.message}</FieldError>}
      <JoinDialog
        open={isJoining}
        line={line}
        thanks={thanks}
        redirectOnAuthError={redirectOnAuthError}
        onClose={() => setIsJoining(false)}
      />
    </>
  )
}
