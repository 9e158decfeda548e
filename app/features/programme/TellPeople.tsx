import { Send } from 'lucide-react'
import { useState } from 'react'
import { newId } from '#app/draft/ids.ts'
import { call } from '#app/lib/api.ts'
import { useAction } from '#app/lib/use-action.ts'
import { writtenDay, writtenTime } from '#app/lib/written-time.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { useEventName } from '#app/parts/day-events/use-event-name.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import { countEventAudience, type EventAudience, tellOfEvent } from '#contract/event-notices.ts'
import type { HostEvent } from '#contract/events.ts'
import { events as limits } from '#contract/host-limits.ts'

interface Props {
  memorialUuid: string
  /** For where it is said that they are told; otherwise a toast says it. */
  onTold?: () => void
  /** As it is saved. */
  event: HostEvent
}

/** The way to tell whoever answered or was invited for an event what is true of it now, in one message. */
export function TellPeople({ memorialUuid, event, onTold }: Props) {
  const t = useTranslations('programme.tell')
  const nameOf = useEventName()
  const propose = useProposal()
  const showToast = useToast()
  /** `uuid`: of the message, the same for every press, so that it is sent once. */
  const [audience, setAudience] = useState<(EventAudience & { uuid: string }) | null>(null)
  const [words, setWords] = useState('')
  const { error: problem, attempt } = useAction()
  const params = { memorialUuid, eventUuid: event.uuid }

  const open = () =>
    attempt(async () => {
      const found = await call(countEventAudience, { params })
      setWords(propose(event))
      setAudience({ ...found, uuid: newId() })
    })

  const send = (uuid: string) =>
    attempt(async () => {
      await call(tellOfEvent, { params, body: { uuid, message: words } })
      setAudience(null)
      if (onTold) onTold()
      else showToast({ message: t('done') })
    })

  return (
    <>
      <Button icon={Send} onPress={open} aria-label={`${t('title')}: ${nameOf(event)}`}>
        {t('title')}
      </Button>
      {problem && !audience && <FieldError>{problem}</FieldError>}
      {audience && (
        <Dialog
          open
          onClose={() => setAudience(null)}
          title={t('title')}
          actions={
            <>
              <Button onPress={() => setAudience(null)}>{t('notYet')}</Button>
              {audience.mails > 0 && (
                <Button look="primary" icon={Send} busyWord="sending" onPress={() => send(audience.uuid)}>
                  {t('send', { count: audience.mails })}
                </Button>
              )}
            </>
          }
        >
          {audience.mails > 0 ? (
            <TextArea
              label={t('words')}
              help={t(event.recordingUrl ? 'helpRecording' : 'help')}
              look="plain"
              rows={4}
              count={limits.noticeMax}
              value={words}
              error={problem}
              onChange={({ currentTarget }) => setWords(currentTarget.value)}
            />
          ) : (
            <p>{t('nobody')}</p>
          )}
          {audience.withoutAddress > 0 && <p>{t('withoutAddress', { count: audience.withoutAddress })}</p>}
        </Dialog>
      )}
    </>
  )
}

/** Gives an event in words: what it is called, when and where it is, or else that it is called off or recorded. */
function useProposal() {
  const t = useTranslations('programme.tell')
  const nameOf = useEventName()
  return (event: HostEvent): string => {
    const { date, begins, endDate, ends, place, isCancelled, recordingUrl } = event
    if (isCancelled) return `${nameOf(event)}\n${t('cancelled')}`
    if (recordingUrl) return `${nameOf(event)}\n${t('recording')}`
    const from = [writtenDay(date ?? ''), writtenTime(begins ?? '')].filter(Boolean).join(' · ')
    const lastDay = endDate && endDate !== date ? writtenDay(endDate) : ''
    const to = [lastDay, writtenTime(ends ?? '')].filter(Boolean).join(' · ')
    return [nameOf(event), to ? t('until', { from, to }) : from, place?.trim()].filter(Boolean).join('\n')
  }
}
