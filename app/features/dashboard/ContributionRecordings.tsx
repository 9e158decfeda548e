import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '#app/lib/api.ts'
import { useAction } from '#app/lib/use-action.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { RecordingCard } from '#app/ui/RecordingCard.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import type { HostContribution } from '#contract/contributions.ts'
import { transcript as limits } from '#contract/host-limits.ts'
import type { Media } from '#contract/media.ts'
import { recordings as words } from '#languages/en/screens/recordings.ts'
import { video } from '#languages/en/screens/video.ts'
import styles from './ContributionRecordings.module.css'
import type { Contributions } from './use-contributions.ts'

/** Must be the same object at every render. */
const messages = { recordings: words, video }

interface Props {
  contribution: HostContribution
  writeDown: Contributions['writeDown']
  readWords: Contributions['readWords']
  /** Missing where only memories are looked through. */
  setSound?: Contributions['setSound']
}

/** The voices and films of a memory: played, also before they are approved, and written down. */
export function ContributionRecordings({ contribution, ...rest }: Props) {
  const { recordings } = contribution
  if (!recordings) return null
  return (
    <MessagesProvider messages={messages}>
      <ul className={`stack s4 ${styles.recordings}`}>
        {recordings.map((recording) => (
          <li className="stack from-start s2" key={recording.uuid}>
            <RecordingCard recording={recording} from={contribution.contributorName} />
            <WriteDown contribution={contribution} recording={recording} {...rest} />
            {rest.setSound && typeof recording.withSound === 'boolean' && (
              <Sound contribution={contribution} recording={recording} setSound={rest.setSound} />
            )}
          </li>
        ))}
      </ul>
    </MessagesProvider>
  )
}

/** Muted in the slideshow, unless a host says otherwise. */
function Sound({
  contribution,
  recording,
  setSound,
}: Pick<Props, 'contribution'> & {
  recording: Media
  setSound: Contributions['setSound']
}) {
  const t = useTranslations('recordings')
  const { error, attempt } = useAction()
  return (
    <>
      <Checkbox
        checked={recording.withSound ?? false}
        onChange={({ target }) => void attempt(() => setSound(contribution, recording, target.checked))}
      >
        {t('withSound')}
      </Checkbox>
      {error && <FieldError>{error}</FieldError>}
    </>
  )
}

function WriteDown({ contribution, recording, writeDown, readWords }: Props & { recording: Media }) {
  const t = useTranslations('recordings')
  const saved = recording.transcript ?? ''
  /** null: the form is closed. */
  const [typed, setTyped] = useState<string | null>(null)
  /** What the typing began with. */
  const [replaces, setReplaces] = useState(saved)
  const [theirs, setTheirs] = useState<string | null>(null)
  const { error, attempt, clear } = useAction()

  function open() {
    setReplaces(saved)
    setTyped(saved)
  }

  function close() {
    setTyped(null)
    setTheirs(null)
    clear()
  }

  const save = (transcript: string) =>
    attempt(async () => {
      try {
        await writeDown(contribution, { recordingId: recording.uuid, transcript, replaces })
        close()
      } catch (reason) {
        if (!(reason instanceof ApiError) || reason.code !== 'TRANSCRIPT_CHANGED') throw reason
        // A further save takes the place of what is there now.
        const now = await readWords(contribution, recording.uuid)
        setTheirs(now)
        setReplaces(now)
      }
    })

  if (typed === null)
    return (
      <Button look="tool" icon={PenLine} onPress={open}>
        {saved ? t('changeWords') : t('writeDown')}
      </Button>
    )
  return (
    <div className="stack s3 across">
      {theirs !== null && (
        <Notice isAnswer title={theirs ? t('changed') : t('nothingThere')}>
          {theirs && <p dir="auto">{theirs}</p>}
        </Notice>
      )}
      <TextArea
        label={t('said')}
        error={error}
        rows={4}
        count={limits.max}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="row">
        <Button busyLabel={t('saving')} onPress={() => save(typed)} word="save" />
        <Button look="link" onPress={close} word="cancel" />
      </div>
    </div>
  )
}
