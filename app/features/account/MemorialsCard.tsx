import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { Answer } from '#contract/endpoint.ts'
import type { listAll } from '#contract/memorials.ts'
import { draftStore } from '../../draft/hooks.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import penAndPage from '../../ui/illustrations/pen-and-page.svg?url&no-inline'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { MemorialList } from './MemorialList.tsx'
import { UnsavedDrafts } from './UnsavedDrafts.tsx'

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
  const shared = useTranslations('account')
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
          <Notice
            kind="error"
            title={t('unavailable')}
            action={<Button onPress={onAgain}>{shared('tryAgain')}</Button>}
          >
            {error}
          </Notice>
        )}
        {memorials && <OwnMemorials memorials={memorials} />}
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

function OwnMemorials({ memorials }: { memorials: Answer<typeof listAll>['ownedMemorials'] }) {
  const t = useTranslations('account.profile')
  if (memorials.length === 0) return <EmptyState picture={penAndPage} title={t('noMemorials')} />
  return <MemorialList memorials={memorials} />
}
