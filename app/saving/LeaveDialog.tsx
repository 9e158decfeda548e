import { useTranslations } from '#app/messages/index.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'

interface Props {
  /**
   * What has unsaved changes: one step, an edit screen, the whole memorial, or a passcode that was typed
   * and not set.
   */
  of: 'step' | 'screen' | 'memorial' | 'word'
  onStay: () => void
  /** Saves what is unsaved, and then leaves; absent where that is not possible. */
  onSave?: (() => unknown) | undefined
  onLeave: () => unknown
}

const bodies = {
  step: 'body',
  screen: 'bodyScreen',
  memorial: 'bodyAll',
  word: 'bodyWord',
} as const

/** The dialog 'Unsaved Changes', with Stay, Leave without saving, and Save and leave. */
export function LeaveDialog({ of, onStay, onSave, onLeave }: Props) {
  const t = useTranslations('saving.leave')
  const stay = { word: 'stay', onPress: onStay } as const
  return (
    <ConfirmDialog
      open
      onClose={onStay}
      title={t('title')}
      // The question may be about Back itself; then the blocker handles another Back
      // (lib/use-dialog-blocker.ts).
      backCloses={false}
      primary={onSave ? { label: t('save'), onPress: onSave } : stay}
      tertiary={onSave && stay}
      secondary={{ label: t('leave'), onPress: onLeave }}
    >
      <p>{t(bodies[of])}</p>
    </ConfirmDialog>
  )
}
