import { type Ref, useId, useImperativeHandle, useRef } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { transcript as limits } from '#contract/host-limits.ts'
import type { Media } from '#contract/media.ts'
import styles from './TranscriptForm.module.css'
import { useTranscript } from './use-transcript.ts'

/** What the screen around the form can ask of it. */
export interface TranscriptHandle {
  /** Saves what was typed. Resolves to false when that failed: then the field has the focus. */
  saveTyped(): Promise<boolean>
}

interface Props {
  video: Media
  ref: Ref<TranscriptHandle>
}

/** Writes down what is said in the stored video; saved by a button of its own, and by the screen's Save. */
export function TranscriptForm({ video, ref }: Props) {
  const t = useTranslations('message.transcript')
  const title = useId()
  const work = useTranscript(video)
  const field = useRef<HTMLTextAreaElement>(null)
  const { theirs } = work
  useImperativeHandle(ref, () => ({
    async saveTyped() {
      const isSaved = await work.save()
      if (!isSaved) field.current?.focus()
      return isSaved
    },
  }))
  return (
    <section className={`stack s4 top6 ${styles.transcript}`} aria-labelledby={title}>
      <h2 id={title}>{t('title')}</h2>
      {theirs !== null && (
        <Notice isAnswer title={theirs ? t('changed') : t('nothing')}>
          {theirs && (
            <p className="typed below3" dir="auto">
              {theirs}
            </p>
          )}
          <p>{t('again')}</p>
        </Notice>
      )}
      <TextArea
        ref={field}
        label={t('label')}
        help={t('help')}
        error={work.error?.message}
        name="transcript"
        rows={4}
        count={limits.max}
        value={work.words}
        onChange={({ target }) => work.write(target.value)}
      />
      <div className="row">
        <Button
          disabled={!work.canSave}
          busy={work.status === 'saving'}
          busyWord="saving"
          onPress={() => void work.save()}
        >
          {t('save')}
        </Button>
        <p role="status" className="small quiet">
          {work.status === 'saved' && (work.saved ? t('saved') : t('removed'))}
        </p>
      </div>
    </section>
  )
}
