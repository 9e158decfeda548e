import { useNavigate } from 'react-router'
import { draftStore, useUnsavedDrafts } from '../../draft/hooks.ts'
import { steps } from '../../draft/steps.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './UnsavedDrafts.module.css'

/** What was begun on this device and is not on the server yet: never out of sight. */
export function UnsavedDrafts() {
  const t = useTranslations('account.profile')
  const navigate = useNavigate()
  const drafts = useUnsavedDrafts()
  if (drafts.length === 0) return null

  function open(draftId: string, step: number) {
    if (draftStore.open(draftId)) void navigate(steps[Math.max(1, step)]?.path ?? '/who')
  }

  return (
    <ul className={styles.list}>
      {drafts.map((draft) => (
        <li key={draft.draftId}>
          <span>
            <b dir="auto">{draft.personName || t('unnamed')}</b>
            <span className="quiet small">{t('unsaved')}</span>
          </span>
          <Button onPress={() => open(draft.draftId, draft.currentStep)}>{t('continueDraft')}</Button>
        </li>
      ))}
    </ul>
  )
}
