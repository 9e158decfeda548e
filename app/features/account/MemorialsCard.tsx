import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { Answer } from '#contract/endpoint.ts'
import type { listAll } from '#contract/memorials.ts'
import { draftStore, useUnsavedDrafts } from '../../draft/hooks.ts'
import type { Draft } from '../../draft/schema.ts'
import { stepLeftAt, steps } from '../../draft/steps.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import penAndPage from '../../ui/illustrations/pen-and-page.svg?url&no-inline'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { MemorialList } from './MemorialList.tsx'

interface Props {
  /** undefined while they are loaded, and where they could not be. */
  memorials: Answer<typeof listAll>['ownedMemorials'] | undefined
  /** Why they could not be loaded. */
  error: string | null
  onAgain: () => Promise<void>
}

/** The memorials of an account, drafts that are not saved, and the start of another. */
export function MemorialsCard({ memorials, error, onAgain }: Props) {
  const t = useTranslations('account.profile')
  const navigate = useNavigate()

  function startNew() {
    draftStore.startNew()
    void navigate('/who')
  }

  const isComing = !memorials && !error

  return (
    <Card title={t('memorials')}>
      <div className="stack">
        {error && (
          <Notice kind="error" title={t('unavailable')} action={<Button onPress={onAgain} word="tryAgain" />}>
            {error}
          </Notice>
        )}
        {memorials?.length === 0 && <EmptyState picture={penAndPage} title={t('noMemorials')} />}
        {memorials && memorials.length > 0 && <MemorialList memorials={memorials} />}
        {isComing && (
          <div className="coming part">
            <Skeleton />
            <Skeleton width="most" />
          </div>
        )}
        {!isComing && (
          <>
            <UnsavedDrafts />
            <p>
              <Button icon={Plus} onPress={startNew}>
                {t('startNew')}
              </Button>
            </p>
          </>
        )}
      </div>
    </Card>
  )
}

/** Lists drafts on this device that are not on the server yet. */
function UnsavedDrafts() {
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
          <Button onPress={() => open(draft)} word="continue" />
        </li>
      ))}
    </ul>
  )
}
