import { useTranslations } from '#app/messages/index.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { HideOnError } from './HideOnError.tsx'

interface Props {
  /** What would be left: one step, an edit screen, the whole memorial, the account, or a word that is not set. */
  of: 'step' | 'screen' | 'memorial' | 'logout' | 'word'
  onStay: () => void
  /** Saves what is unsaved, and then leaves; absent where that is not possible. */
  onSave?: (() => unknown) | undefined
  onLeave: () => unknown
  /** If the question itself cannot be shown, nobody is kept from going. */
  onBroken: () => void
}

const bodies = {
  step: 'body',
  screen: 'bodyScreen',
  memorial: 'bodyAll',
  logout: 'bodyLogout',
  word: 'bodyWord',
} as const

/** 'Unsaved Changes': Stay, Leave without saving, or Save and leave. */
export function LeaveDialog({ of, onStay, onSave, onLeave, onBroken }: Props) {
  const t = useTranslations('saving.leave')
  const stay = { label: t('stay'), onPress: onStay }
  return (
    <HideOnError onBroken={onBroken}>
      <ConfirmDialog
        open
        onClose={onStay}
        title={t('title')}
        // There the question may be about Back itself, and another Back answers it (lib/use-asking-blocker).
        backCloses={of === 'logout'}
        primary={onSave ? { label: t('save'), onPress: onSave } : stay}
        tertiary={onSave && stay}
        secondary={{ label: t('leave'), onPress: onLeave }}
      >
        <p>{t(bodies[of])}</p>
      </ConfirmDialog>
    </HideOnError>
  )
}
