import type { ReactNode, Ref } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { SavedLine, StepFoot } from '#app/ui/StepFoot.tsx'
import styles from './SaveFoot.module.css'

interface Props {
  isSaving: boolean
  isUnsaved: boolean
  canSave: boolean
  /** The Save button submits the form around it. */
  saveButton: Ref<HTMLButtonElement>
  onCancel: () => unknown
  /** What there is to tell while it is saved: files on their way, no connection. */
  told?: ReactNode
}

/** The foot of a screen that is saved as a whole: Cancel, whether it is saved, and Save. */
export function SaveFoot({ isSaving, isUnsaved, canSave, saveButton, onCancel, told }: Props) {
  return (
    <div className={styles.foot}>
      <div className={styles.told}>{told}</div>
      <StepFoot
        back={<Button look="plain" disabled={isSaving} onPress={onCancel} word="cancel" />}
        status={<SaveStatus isSaving={isSaving} isUnsaved={isUnsaved} />}
        primary={
          <Button
            ref={saveButton}
            look="primary"
            type="submit"
            busy={isSaving}
            disabled={!canSave}
            word="save"
          />
        }
      />
    </div>
  )
}

function SaveStatus({ isSaving, isUnsaved }: Pick<Props, 'isSaving' | 'isUnsaved'>) {
  const t = useTranslations('editing.frame')
  if (isSaving) return <SavedLine saving>{t('saving')}</SavedLine>
  if (!isUnsaved) return null
  return (
    <p className={`note ${styles.unsaved}`} role="status">
      {t('unsaved')}
    </p>
  )
}
