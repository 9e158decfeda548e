import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { SavedLine, StepFoot } from '#app/ui/StepFoot.tsx'
import { StepLayout } from '#app/ui/StepLayout.tsx'

interface Props {
  title: ReactNode
  intro?: ReactNode
  children?: ReactNode
  /** In the foot; that everything is kept here, if not given. */
  status?: ReactNode
  primary: ReactNode
  longPrimary?: boolean
  onSubmit?: (() => void) | undefined
}

/** One view of the Save step over its foot; Back leads to Preview from each (spec 2 §2). */
export function SaveStep({ title, intro, children, status, primary, longPrimary, onSubmit }: Props) {
  const t = useTranslations('save')
  const common = useTranslations('common')
  return (
    <StepLayout
      title={title}
      intro={intro}
      onSubmit={onSubmit}
      foot={
        <StepFoot
          back={
            <LinkButton look="plain" icon={ArrowLeft} to="/preview">
              {common('back')}
            </LinkButton>
          }
          status={status === undefined ? <SavedLine>{t('savedHere')}</SavedLine> : status}
          primary={primary}
          longPrimary={longPrimary}
        />
      }
    >
      {children}
    </StepLayout>
  )
}
