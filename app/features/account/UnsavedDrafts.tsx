import { useNavigate } from 'react-router'
import { draftStore, useUnsavedDrafts } from '../../draft/hooks.ts'
import type { Draft } from '../../draft/schema.ts'
import { stepLeftAt, steps } from '../../draft/steps.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Button } from '../../ui/Button.tsx'

/** Lists drafts on this device that are not on the server yet. */
export function UnsavedDrafts() {
  const t = useTranslations('account.profile')
  const navigate = useNavigate()
  const drafts = useUnsavedDrafts()
  if (drafts.length === 0) return null

  /** A paid memorial is edited from its dashboard, which lists what is unsaved. */
  function open({ draftId, currentStep, furthestStep, memorialUuid, paymentCompleted }: Draft) {
    if (!draftStore.open(draftId)) return
    const step = steps[Math.max(1, stepLeftAt(currentStep, furthestStep))]?.path ?? '/who'
    void navigate(memorialUuid && paymentCompleted ? '/memorial/dashboard' : step)
  }

  return (
    <ul className="stack s3">
      {drafts.map((draft) => (
        <li className="dashed apart inset s3" key={draft.draftId}>
          <span className="stack s0">
            <b className="name" dir="auto">
              {draft.personName || t('unnamed')}
            </b>
            <span className="quiet small">{t('unsaved')}</span>
          </span>
          <Button onPress={() => open(draft)}>{t('continueDraft')}</Button>
        </li>
      ))}
    </ul>
  )
}
