import { Clapperboard, Mic } from 'lucide-react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { chooseFile } from '#app/lib/choose-file.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import type { Contribution } from '#contract/contributions.ts'
import type { ContributionWork } from '../use-contribution.ts'
import type { SectionProps } from './RecordingsSection.tsx'

interface Props {
  work: ContributionWork
  /** The contribution on the server now. */
  own: Contribution | null
  /** Files among the chosen photos that are none. */
  chosen: readonly File[]
}

/** The ways to add a voice or film. What records and plays them is loaded when one is wanted, or is there already. */
export function RecordingWays({ work, own, chosen }: Props) {
  const t = useTranslations('visitContributing')
  const [Section, setSection] = useState<ComponentType<SectionProps> | null>(null)
  const [failed, setFailed] = useState(false)
  const [isSpeaking, setSpeaking] = useState(false)
  const [films, setFilms] = useState<readonly File[]>([])
  const speak = useRef<HTMLButtonElement>(null)
  const wasSpeaking = useRef(false)
  const isWanted = isSpeaking || films.length > 0 || chosen.length > 0 || work.added.recordings.length > 0

  useEffect(() => {
    if (!isWanted || Section) return
    import('./RecordingsSection.tsx').then(
      ({ RecordingsSection }) => setSection(() => RecordingsSection),
      () => setFailed(true),
    )
  }, [isWanted, Section])

  // The recorder closed, and what had the focus in it is gone.
  useEffect(() => {
    if (wasSpeaking.current && !isSpeaking && document.activeElement === document.body) speak.current?.focus()
    wasSpeaking.current = isSpeaking
  }, [isSpeaking])

  async function chooseFilm() {
    const film = await chooseFile('video/*')
    if (!film) return
    setFailed(false)
    setFilms([film])
  }

  return (
    <section className="stack s4" aria-label={t('recordings')}>
      {Section && (
        <Section
          work={work}
          own={own}
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
              setFailed(false)
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
