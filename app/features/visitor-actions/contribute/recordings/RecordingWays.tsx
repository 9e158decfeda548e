import { Clapperboard, Mic } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { chooseFile } from '#app/lib/choose-file.ts'
import { useLazyComponent } from '#app/lib/use-lazy-component.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import type { SentFiles } from '../keep-files.ts'
import type { MemoryFilesWork } from '../use-memory-files.ts'

interface Props {
  work: MemoryFilesWork
  /** Those on the server now. */
  sent: SentFiles
  /** Files among the chosen photos that are none. */
  chosen: readonly File[]
}

const loadSection = async () => (await import('./RecordingsSection.tsx')).RecordingsSection

/** The ways to add a voice or film. What records and plays them is loaded when one is wanted, or is there already. */
export function RecordingWays({ work, sent, chosen }: Props) {
  const t = useTranslations('visitContributing')
  const [isSpeaking, setSpeaking] = useState(false)
  const [films, setFilms] = useState<readonly File[]>([])
  const speak = useRef<HTMLButtonElement>(null)
  const wasSpeaking = useRef(false)
  const isWanted = isSpeaking || films.length > 0 || chosen.length > 0 || work.added.recordings.length > 0

  const { Part: Section, failed, again } = useLazyComponent(loadSection, isWanted)

  // The recorder closed, and what had the focus in it is gone.
  useEffect(() => {
    if (wasSpeaking.current && !isSpeaking && document.activeElement === document.body) speak.current?.focus()
    wasSpeaking.current = isSpeaking
  }, [isSpeaking])

  async function chooseFilm() {
    const film = await chooseFile('video/*')
    if (!film) return
    if (failed) again()
    setFilms([film])
  }

  return (
    <section className="stack s4" aria-label={t('recordings')}>
      {Section && (
        <Section
          work={work}
          sent={sent}
          isSpeaking={isSpeaking}
          onSpoken={() => setSpeaking(false)}
          films={films}
          chosen={chosen}
        />
      )}
      {!(isSpeaking && Section) && (
        <div className="wrap s3">
          <Button
            ref={speak}
            icon={Mic}
            disabled={work.busy}
            busy={isSpeaking && !failed}
            onPress={() => {
              if (failed) again()
              setSpeaking(true)
            }}
          >
            {t('speak')}
          </Button>
          <Button icon={Clapperboard} disabled={work.busy} onPress={() => void chooseFilm()}>
            {t('film')}
          </Button>
        </div>
      )}
      {failed && <FieldError>{t('openFailed')}</FieldError>}
    </section>
  )
}
