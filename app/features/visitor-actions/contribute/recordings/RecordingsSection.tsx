import { useEffect, useEffectEvent, useState } from 'react'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { LoadingLine } from '#app/ui/Loading.tsx'
import type { Contribution } from '#contract/contributions.ts'
import { recordings as card } from '#languages/en/screens/recordings.ts'
import { video } from '#languages/en/screens/video.ts'
import { visitRecording } from '#languages/en/screens/visit-recording.ts'
import type { DraftRecording } from '../contribution-draft.ts'
import type { ContributionWork } from '../use-contribution.ts'
import { addRecordingFile } from './add-recording-file.ts'
import { RecordingItem } from './RecordingItem.tsx'
import { VoiceRecorder } from './VoiceRecorder.tsx'

export interface SectionProps {
  work: ContributionWork
  own: Contribution | null
  /** The recorder is open. */
  isSpeaking: boolean
  onSpoken: () => void
  /** Films that were chosen now. */
  films: readonly File[]
  /** Files of either kind among the photos that were chosen. */
  chosen: readonly File[]
}

/** Must be the same object at every render. */
const messages = { recordings: card, video, visitRecording }

/** The voices and films of a memory, and the recorder. */
export function RecordingsSection(props: SectionProps) {
  return (
    <MessagesProvider messages={messages}>
      <Section {...props} />
    </MessagesProvider>
  )
}

function Section({ work, own, isSpeaking, onSpoken, films, chosen }: SectionProps) {
  const t = useTranslations('visitRecording')
  const { recordings } = work.added
  /** The one that is being recorded, which is in the draft already. */
  const [running, setRunning] = useState<string | null>(null)
  /** The one that was recorded last. */
  const [spoken, setSpoken] = useState<string | null>(null)
  const [problems, setProblems] = useState<readonly { file: string; message: string }[]>([])
  const [looking, setLooking] = useState(0)

  async function add(kind: DraftRecording['kind'], files: readonly File[]) {
    setProblems([])
    for (const file of files) {
      setLooking((count) => count + 1)
      const problem = await addRecordingFile(work, kind, file)
      setLooking((count) => count - 1)
      if (problem) setProblems((before) => [...before, { file: file.name || t('noFile'), message: problem }])
    }
  }

  const addFilms = useEffectEvent((files: readonly File[]) => void add('FILM', files))
  useEffect(() => addFilms(films), [films])
  useEffect(() => addFilms(chosen), [chosen])

  const shown = recordings.filter(({ id }) => id !== running)
  const numberOf = (one: DraftRecording) =>
    shown.filter(({ kind }) => kind === one.kind).findIndex(({ id }) => id === one.id) + 1
  return (
    <>
      {shown.length > 0 && (
        <ul className="stack s4">
          {shown.map((recording) => (
            <RecordingItem
              key={recording.id}
              work={work}
              recording={asItIsNow(recording, own)}
              number={numberOf(recording)}
              isNew={recording.id === spoken}
            />
          ))}
        </ul>
      )}
      {looking > 0 && <LoadingLine>{t('checking')}</LoadingLine>}
      {problems.map(({ file, message }) => (
        <FieldError key={file}>
          {t('notAdded', { file })} {message}
        </FieldError>
      ))}
      {isSpeaking && (
        <VoiceRecorder
          work={work}
          onRunning={(id) => {
            setRunning(id)
            if (id) setSpoken(id)
          }}
          onFiles={(files) => void add('VOICE', files)}
          onClose={onSpoken}
        />
      )}
    </>
  )
}

/** One that was being prepared when the dialog opened may be ready now. */
function asItIsNow(recording: DraftRecording, own: Contribution | null): DraftRecording {
  const media = own?.recordings?.find(({ uuid }) => uuid === recording.media?.uuid)
  return media ? { ...recording, media } : recording
}
