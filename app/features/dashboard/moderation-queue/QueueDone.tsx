import type { RefObject } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { Button } from '#app/ui/Button.tsx'
import { HalfSunRule } from '#app/ui/HalfSunRule.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import styles from './ModerationQueue.module.css'
import type { ModerationQueueWork } from './use-moderation-queue.ts'

interface Props {
  work: ModerationQueueWork
  shareSlug: string
  back: string
  heading: RefObject<HTMLHeadingElement | null>
}

/** Shown when the queue is empty: how many were approved, and where to go next. */
export function QueueDone({ work, shareSlug, back, heading }: Props) {
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
