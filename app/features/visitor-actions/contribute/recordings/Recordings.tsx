import { Clapperboard, Mic } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { nameVisitorFiles, putFile } from '#app/draft/files.ts'
import { newId } from '#app/draft/ids.ts'
import { chooseFile } from '#app/lib/choose-file.ts'
import { errorMessage } from '#app/lib/error-message.ts'
import { readClip } from '#app/lib/recording/duration.ts'
import { decideKind, fileProblem } from '#app/lib/recording/file-problem.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { LoadingLine } from '#app/ui/Loading.tsx'
import type { ChosenFile } from '../keep-chosen.ts'
import type { MemoryFilesWork } from '../use-memory-files.ts'
import { RecordingItem } from './RecordingItem.tsx'
import { VoiceRecorder } from './VoiceRecorder.tsx'

interface Props {
  work: MemoryFilesWork
  /** How many the memory has on the server. */
  before: Record<'VOICE' | 'FILM', number>
  files: ReturnType<typeof useRecordingFiles>
}

/** Takes voices and films one by one, and tells which were not taken. */
export function useRecordingFiles(work: MemoryFilesWork) {
  const words = useTranslations('visitRecording')
  const [problems, setProblems] = useState<readonly { file: string; message: string }[]>([])
  const [looking, setLooking] = useState(0)
  async function add(wanted: 'VOICE' | 'FILM', files: readonly File[]) {
    setProblems([])
    for (const file of files) {
      setLooking((count) => count + 1)
      const message = await addRecordingFile(work, wanted, file)
      setLooking((count) => count - 1)
      if (message) setProblems((others) => [...others, { file: file.name || words('noFile'), message }])
    }
  }
  return { add, problems, isLooking: looking > 0 }
}

/** The voices and films of a memory that were recorded or chosen here, and the ways to add one. */
export function Recordings({ work, before, files }: Props) {
  const t = useTranslations('visitContributing')
  const words = useTranslations('visitRecording')
  const [isSpeaking, setSpeaking] = useState(false)
  /** The one that was recorded last. */
  const [spoken, setSpoken] = useState<string | null>(null)
  const speak = useRef<HTMLButtonElement>(null)

  const wasSpeaking = useRef(false)
  useEffect(() => {
    // What had the focus in the recorder is gone.
    if (wasSpeaking.current && !isSpeaking && document.activeElement === document.body) speak.current?.focus()
    wasSpeaking.current = isSpeaking
  }, [isSpeaking])

  async function chooseFilm() {
    const film = await chooseFile('video/*')
    if (film) void files.add('FILM', [film])
  }

  const shown = work.chosen.filter(({ kind, id }) => kind !== 'PHOTO' && !(isSpeaking && id === spoken))
  const ofKind = (wanted: ChosenFile['kind']) => shown.filter(({ kind }) => kind === wanted)
  return (
    <section className="stack s4" aria-label={t('recordings')}>
      {shown.length > 0 && (
        <ul className="stack s4">
          {(['VOICE', 'FILM'] as const).flatMap((kind) =>
            ofKind(kind).map((recording, index) => (
              <RecordingItem
                key={recording.id}
                work={work}
                recording={recording}
                name={words(kind === 'VOICE' ? 'voice' : 'film', { number: before[kind] + index + 1 })}
                isNew={recording.id === spoken}
              />
            )),
          )}
        </ul>
      )}
      {files.isLooking && <LoadingLine>{words('checking')}</LoadingLine>}
      {files.problems.map(({ file, message }) => (
        <FieldError key={file}>
          {words('notAdded', { file })} {message}
        </FieldError>
      ))}
      {isSpeaking ? (
        <VoiceRecorder
          work={work}
          onBegun={setSpoken}
          onFile={(file) => void files.add('VOICE', [file])}
          onClose={() => setSpeaking(false)}
        />
      ) : (
        <div className="wrap s3">
          <Button ref={speak} icon={Mic} disabled={work.busy} onPress={() => setSpeaking(true)}>
            {t('speak')}
          </Button>
          <Button icon={Clapperboard} disabled={work.busy} onPress={() => void chooseFilm()}>
            {t('film')}
          </Button>
        </div>
      )}
    </section>
  )
}

/** Takes a file into the memory and stores it on this device; why it was not taken, or null. */
async function addRecordingFile(
  work: MemoryFilesWork,
  wanted: 'VOICE' | 'FILM',
  file: File,
): Promise<string | null> {
  const { seconds, hasPicture } = await readClip(file)
  const kind = await decideKind(file, wanted, hasPicture)
  const problem = await fileProblem(kind, file, async () => seconds)
  if (problem) return errorMessage(problem)
  const id = newId()
  if (!work.addRecording({ id, kind, name: file.name, seconds })) return errorMessage('TOO_MANY_RECORDINGS')
  await putFile({ draftId: nameVisitorFiles(work.slug), fileId: id, blob: file })
  return null
}
