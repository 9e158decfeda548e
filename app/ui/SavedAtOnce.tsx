import type { ReactNode } from 'react'
import { LinkButton } from './LinkButton.tsx'
import { Skeleton } from './Skeleton.tsx'
import { SavedLine, StepFoot } from './StepFoot.tsx'
import { StepLayout } from './StepLayout.tsx'
import { Word } from './Word.tsx'

interface Props {
  title: string
  intro: ReactNode
  /** What is loading. */
  loading: string
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
  loading,
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
          status={
            isSaved && (
              <SavedLine>
                <Word of="allSaved" />
              </SavedLine>
            )
          }
          primary={<LinkButton look="primary" to="/memorial/dashboard" word="toDashboard" />}
          longPrimary={longPrimary}
        />
      }
    >
      {children}
      {isLoading && (
        <div className="coming" role="status">
          <span className="visually-hidden">{loading}</span>
          <Skeleton />
          <Skeleton width="most" />
        </div>
      )}
    </StepLayout>
  )
}
