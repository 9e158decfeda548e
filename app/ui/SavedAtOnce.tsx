import type { ReactNode } from 'react'
import { LinkButton } from './LinkButton.tsx'
import { Skeleton } from './Skeleton.tsx'
import { SavedLine, StepFoot } from './StepFoot.tsx'
import { StepLayout } from './StepLayout.tsx'

interface Props {
  title: string
  intro: ReactNode
  words: { saved: string; dashboard: string; loading: string }
  /** Everything is saved. */
  isSaved: boolean
  isLoading: boolean
  longPrimary?: boolean
  children: ReactNode
}

/** A screen where every change is saved at once: there is no Save button, only a link to the dashboard. */
export function SavedAtOnce({
  title,
  intro,
  words,
  isSaved,
  isLoading,
  longPrimary = false,
  children,
}: Props) {
  return (
    <StepLayout
      title={title}
      intro={intro}
      foot={
        <StepFoot
          back={null}
          status={isSaved && <SavedLine>{words.saved}</SavedLine>}
          primary={
            <LinkButton look="primary" to="/memorial/dashboard">
              {words.dashboard}
            </LinkButton>
          }
          longPrimary={longPrimary}
        />
      }
    >
      {children}
      {isLoading && (
        <div className="coming" role="status">
          <span className="visually-hidden">{words.loading}</span>
          <Skeleton />
          <Skeleton width="most" />
        </div>
      )}
    </StepLayout>
  )
}
