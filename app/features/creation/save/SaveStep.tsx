import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDraft, useIsStored } from '#app/draft/hooks.ts'
import { findPathBeforeSave } from '#app/draft/steps.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { SavedLine, StepFoot } from '#app/ui/StepFoot.tsx'
import { StepLayout } from '#app/ui/StepLayout.tsx'

interface Props {
  title: ReactNode
  intro?: ReactNode
  children?: ReactNode
  /** Shown in the foot; by default whether the draft is stored on this device. */
  status?: ReactNode
  primary: ReactNode
  longPrimary?: boolean
  /** Goes to the previous view; missing on the first one. */
  onBack?: (() => void) | undefined
  onSubmit?: (() => void) | undefined
}

/**
 * Layout of one view of the Save step. Back goes to the previous view; from the first view it goes to Preview, or to
 * the step from which Save was opened early.
 */
export function SaveStep({ title, intro, children, status, primary, longPrimary, onBack, onSubmit }: Props) {
  const common = useTranslations('common')
  const left = useDraft(findPathBeforeSave)
  return (
    <StepLayout
      title={title}
      intro={intro}
      onSubmit={onSubmit}
      foot={
        <StepFoot
          back={
            onBack ? (
              <Button look="plain" icon={ArrowLeft} onPress={onBack}>
                {common('back')}
              </Button>
            ) : (
              <LinkButton look="plain" icon={ArrowLeft} to={left}>
                {common('back')}
              </LinkButton>
            )
          }
          status={status === undefined ? <KeptHere /> : status}
          primary={primary}
          longPrimary={longPrimary}
        />
      }
    >
      {children}
    </StepLayout>
  )
}

function KeptHere() {
  const t = useTranslations('save')
  return useIsStored() ? (
    <SavedLine>{t('savedHere')}</SavedLine>
  ) : (
    <p className="quiet small">{t('onlyHere')}</p>
  )
}
