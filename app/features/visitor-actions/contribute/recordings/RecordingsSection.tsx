import { useEffect, useEffectEvent, useState } from 'react'
import { newId } from '#app/draft/ids.ts'
import { errorMessage } from '#app/lib/error-message.ts'
import { readDuration } from '#app/lib/recording/duration.ts'
import { fileProblem } from '#app/lib/recording/file-problem.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { LoadingLine } from '#app/ui/Loading.tsx'
import { recordings as card } from '#languages/en/screens/recordings.ts'
import { video } from '#languages/en/screens/video.ts'
import { visitRecording } from '#languages/en/screens/visit-recording.ts'
import { putRecording } from '../files.ts'
import type { SentFiles } from '../keep-files.ts'
import { type MemoryRecording, refreshMedia } from '../keep-files.ts'
import type { MemoryFilesWork } from '../use-memory-files.ts'
import { RecordingItem } from './RecordingItem.tsx'
import { VoiceRecorder } from './VoiceRecorder.tsx'

export interface SectionProps {
  work: MemoryFilesWork
  sent: SentFiles
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

function Section({ work, sent, isSpeaking, onSpoken, films, chosen }: SectionProps) {
  const t = useTranslations('visitRecording')
  const { recordings } = work.added
  /** The one that is being recorded, which is in the draft already. */
  const [running, setRunning] = useState<string | null>(null)
  /** The one that was recorded last. */
  const [spoken, setSpoken] = useState<string | null>(null)
  const [problems, setProblems] = useState<readonly { file: string; message: string }[]>([])
  const [looking, setLooking] = useState(0)

  async function add(kind: MemoryRecording['kind'], files: readonly File[]) {
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
  const numberOf = (one: MemoryRecording) =>
    shown.filter(({ kind }) => kind === one.kind).findIndex(({ id }) => id === one.id) + 1
  return (
    <>
      {shown.length > 0 && (
        <ul className="stack s4">
          {shown.map((recording) => (
            <RecordingItem
              key={recording.id}
              work={work}
              recording={refreshMedia(recording, sent.recordings)}
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

/** Takes a file into the draft and stores it on this device; why it was not taken, or null. */
async function addRecordingFile(
  work: MemoryFilesWork,
  wanted: MemoryRecording['kind'],
  file: File,
): Promise<string | null> {
  const seen = await lookInto(file)
  // Whatever it is called, its content decides, where this browser can see it.
  const kind = seen.hasPicture === null ? wanted : seen.hasPicture ? 'FILM' : 'VOICE'
  const problem = await fileProblem(kind, file, async () => seen.seconds)
  if (problem) return errorMessage(problem)
  const id = newId()
  if (!work.addRecording({ id, kind, name: file.name, seconds: seen.seconds }))
    return errorMessage('TOO_MANY_RECORDINGS')
  if (!(await putRecording(work.slug, id, file))) work.notStored()
  return null
}

/** What this browser finds in a sound or video file; null where it cannot play it: then the server finds out. */
async function lookInto(file: Blob): Promise<{ seconds: number | null; hasPicture: boolean | null }> {
  const video = document.createElement('video')
  const url = URL.createObjectURL(file)
  try {
    video.preload = 'metadata'
    video.muted = true
    video.src = url
    const seconds = await readDuration(video)
    return { seconds, hasPicture: seconds === null ? null : video.videoWidth > 0 }
  } finally {
    video.removeAttribute('src')
    URL.revokeObjectURL(url)
  }
}
