import { CheckCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatList } from '#app/lib/list-and-percent-format.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import teacup from '#app/ui/illustrations/teacup.svg?url&no-inline'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { ApproveUnseenDialog } from '../ApproveUnseenDialog.tsx'
import { BlockDialog } from '../BlockDialog.tsx'
import { errorMessage } from '../error-message.ts'
import type { Life } from '../MemoryDates.tsx'
import { OpenPhotosViewer } from '../OpenPhotosViewer.tsx'
import type { OpenPhotos } from '../open-photos.ts'
import { unseenPhotos } from '../unseen-photos.ts'
import { ModerationActions } from './ModerationActions.tsx'
import styles from './ModerationQueue.module.css'
import { QueueDone } from './QueueDone.tsx'
import { QueuedMemory } from './QueuedMemory.tsx'
import { QueueList } from './QueueList.tsx'
import { approvableTogether } from './queue-order.ts'
import { type ModerationQueueWork, useModerationQueue } from './use-moderation-queue.ts'

type Source = Parameters<typeof useModerationQueue>[0]

interface Props extends Source {
  shareSlug: string
  /** Path of the screen that opened it. */
  back: string
  /** Only for hosts. */
  life?: Life
}

/** Pending memories, one at a time and large, as they will look on the public page. */
export function ModerationQueue({ shareSlug, back, life, ...source }: Props) {
  const t = useTranslations('waiting')
  const its = useTranslations('dashboard.contributions')
  const work = useModerationQueue(source)
  const { queue, current, approvedCount } = work
  const [viewed, setViewed] = useState<OpenPhotos | null>(null)
  const [asksBlock, setAsksBlock] = useState(false)
  const [asksUnseen, setAsksUnseen] = useState(false)
  const unseen = current ? unseenPhotos(current) : 0
  const heading = useFocusOnNext(current?.id ?? 'none')
  const together = approvableTogether(queue)
  const name = current?.contributorName ?? its('anonymous')

  async function block() {
    if (current) await work.block(current)
    setAsksBlock(false)
    // The dialog first returns the focus to a button that by then belongs to the next memory.
    setTimeout(() => heading.current?.focus())
  }

  async function approveUnseen() {
    if (current) await work.approve([current])
    setAsksUnseen(false)
    // As above.
    setTimeout(() => heading.current?.focus())
  }

  /** The button is removed together with the memories it approved. */
  async function approveTogether() {
    await work.approve(together)
    heading.current?.focus()
  }

  return (
    <>
      <header>
        <h1>{t('title')}</h1>
        {queue.length > 0 && <p className="quiet">{t('intro', { count: queue.length })}</p>}
      </header>
      {current && together.length > 1 && (
        <section
          className={`stack from-start s3 ${styles.together}`}
          aria-label={t('fromList', { count: together.length })}
        >
          <p>
            <b className="strong">{t('fromList', { count: together.length })}</b>{' '}
            {formatList(together.map(({ contributorName }) => contributorName ?? t('anonymous')))}
          </p>
          <Button icon={CheckCheck} onPress={approveTogether}>
            {t('approveThese', { count: together.length })}
          </Button>
        </section>
      )}
      {current ? (
        <div className={`stack high ${styles.table}`}>
          <div className="stack s4 measured">
            <QueuedMemory
              contribution={current}
              heading={heading}
              onView={setViewed}
              work={work}
              life={life}
              redirectOnAuthError={source.redirectOnAuthError}
            />
            {work.error && (
              <Notice kind="error" title={t('failed')}>
                {work.error}
              </Notice>
            )}
            {/* Its own buttons: those of another may still be busy. */}
            <ModerationActions
              key={current.id}
              current={current}
              work={work}
              onApprove={() => (unseen > 0 ? setAsksUnseen(true) : work.approve([current]))}
              onBlock={() => setAsksBlock(true)}
            />
          </div>
          {queue.length > 1 && <QueueList work={work} />}
          <BlockDialog open={asksBlock} name={name} onKeep={() => setAsksBlock(false)} onBlock={block} />
          <ApproveUnseenDialog
            open={asksUnseen}
            count={unseen}
            onKeep={() => setAsksUnseen(false)}
            onApprove={approveUnseen}
          />
        </div>
      ) : queue.length > 0 || approvedCount > 0 ? (
        <QueueDone {...{ work, shareSlug, back, heading }} />
      ) : (
        <EmptyState
          picture={teacup}
          title={t('nothing')}
          action={<LinkButton to={back}>{t('back')}</LinkButton>}
        >
          {t('nothingText')}
        </EmptyState>
      )}
      <Unread pages={work.pages} />
      <OpenPhotosViewer viewed={viewed} onClose={() => setViewed(null)} />
    </>
  )
}

/** Shown if not all pending memories could be loaded. */
function Unread({ pages: { error, more } }: Pick<ModerationQueueWork, 'pages'>) {
  const t = useTranslations('waiting')
  if (error === null) return null
  return (
    <div>
      <FieldError>{errorMessage(error)}</FieldError>
      <Button onPress={more}>{t('readOn')}</Button>
    </div>
  )
}

/**
 * Moves the focus to the heading when the memory changes, because the pressed button belonged to the previous memory.
 */
function useFocusOnNext(shown: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    heading.current?.focus()
  }, [shown])
  return heading
}
