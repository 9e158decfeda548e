import { Check, CheckCheck, Ellipsis, EyeOff, UserX } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { formatList } from '#app/lib/list-and-percent-format.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { Button } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { HalfSunRule } from '#app/ui/HalfSunRule.tsx'
import teacup from '#app/ui/illustrations/teacup.svg?url&no-inline'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Menu, MenuButton } from '#app/ui/Menu.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { HostContribution } from '#contract/contributions.ts'
import type { LifeDates } from '#contract/life-dates.ts'
import { ContributionQuestion, type Question } from '../ContributionQuestion.tsx'
import { countUnseen } from '../rules.ts'
import styles from './ModerationQueue.module.css'
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
  life?: LifeDates
}

/** Pending memories, one at a time and large, as they will look on the public page. */
export function ModerationQueue({ shareSlug, back, life, ...source }: Props) {
  const t = useTranslations('waiting')
  const work = useModerationQueue(source)
  const { queue, current, approvedCount } = work
  const [asked, setAsked] = useState<Question | null>(null)
  const heading = useFocusOnNext(current?.id ?? 'none')
  const together = approvableTogether(queue)

  async function confirm(one: HostContribution, what: Question) {
    await (what === 'block' ? work.block(one) : work.approve([one]))
    setAsked(null)
    // The dialog first returns the focus to a button that by then belongs to the next memory.
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
            <QueuedMemory contribution={current} {...{ heading, work, life }} />
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
              onApprove={() => (countUnseen(current) > 0 ? setAsked('unseen') : work.approve([current]))}
              onBlock={() => setAsked('block')}
            />
          </div>
          {queue.length > 1 && <QueueList work={work} />}
          <ContributionQuestion
            asked={asked}
            contribution={current}
            onKeep={() => setAsked(null)}
            onConfirm={(what) => confirm(current, what)}
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
      {work.pages.error && (
        <div>
          <FieldError>{work.pages.error}</FieldError>
          <Button onPress={work.pages.more}>{t('readOn')}</Button>
        </div>
      )}
    </>
  )
}

interface ActionProps {
  current: HostContribution
  work: ModerationQueueWork
  onApprove: () => unknown
  onBlock: () => void
}

/** Actions on the memory above: approving takes one press, rejecting takes two. */
function ModerationActions({ current, work, onApprove, onBlock }: ActionProps) {
  const t = useTranslations('waiting')
  return (
    <div className={`wrap s2 ${styles.decide}`}>
      <Button look="primary" icon={Check} onPress={onApprove}>
        {t('approve')}
      </Button>
      <Button aria-disabled={work.isUnderWay(current)} onPress={() => work.putOff(current)}>
        {t('later')}
      </Button>
      <Menu icon={Ellipsis} label={t('more')} look="line" above>
        <MenuButton icon={EyeOff} onPress={() => void work.hide(current)}>
          <span className={styles.choice}>
            {t('hide')}
            <small>{t('hideText')}</small>
          </span>
        </MenuButton>
        {current.canBlock && (
          <MenuButton icon={UserX} onPress={onBlock}>
            <span className={styles.choice}>
              {t('block')}
              <small>{t('blockText')}</small>
            </span>
          </MenuButton>
        )}
      </Menu>
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

interface QueueDoneProps {
  work: ModerationQueueWork
  shareSlug: string
  back: string
  heading: RefObject<HTMLHeadingElement | null>
}

/** Shown when the queue is empty: how many were approved, and where to go next. */
function QueueDone({ work, shareSlug, back, heading }: QueueDoneProps) {
  const t = useTranslations('waiting')
  const { queue, approvedCount, recall } = work
  return (
    <section className={`stack centred s4 ${styles.still}`}>
      <HalfSunRule />
      <h2 ref={heading} tabIndex={-1}>
        {t('after.title')}
      </h2>
      <p className="lead">
        {approvedCount > 0 && t('after.shown', { count: approvedCount })}{' '}
        {queue.length > 0 && t('after.kept', { count: queue.length })}
      </p>
      <p className="row">
        {/* The public page is a document of its own, rendered by the server. */}
        {approvedCount > 0 && <AnchorButton look="primary" href={`/view/${shareSlug}`} word="seePage" />}
        {queue.length > 0 && <Button onPress={recall}>{t('after.look', { count: queue.length })}</Button>}
        <LinkButton look="plain" to={back}>
          {t('back')}
        </LinkButton>
      </p>
    </section>
  )
}
