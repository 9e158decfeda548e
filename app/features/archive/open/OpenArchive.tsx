import { useRef } from 'react'
import { useViewChange } from '#app/lib/use-view-change.ts'
import { useTranslations } from '#app/messages/index.tsx'
import type { ArchiveTrouble } from '#app/parts/choose-archive/archive-trouble.ts'
import { ChooseArchive } from '#app/parts/choose-archive/ChooseArchive.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Progress } from '#app/ui/Progress.tsx'
import { FoundView } from './FoundView.tsx'
import styles from './OpenArchive.module.css'
import { useOpening } from './use-opening.ts'

/** Takes an archive, checks it on this device, says what is in it, and makes a draft of it (docs/decisions/0036). */
export function OpenArchive({ onFilled }: { onFilled: () => void }) {
  const { opening, read, fill, again } = useOpening(onFilled)
  const box = useRef<HTMLDivElement>(null)
  useViewChange(opening.view, { within: box, keepsScroll: true })
  return (
    <div ref={box}>
      {opening.view === 'choose' && <ChooseView {...opening} onFile={(file) => void read(file)} />}
      {(opening.view === 'reading' || opening.view === 'filling') && (
        <WorkingView {...opening} onStop={again} />
      )}
      {opening.view === 'found' && (
        <FoundView {...opening} onOpen={() => void fill(opening)} onAnother={again} />
      )}
    </div>
  )
}

interface ChooseProps {
  trouble: ArchiveTrouble | null
  without?: () => void
  onFile: (file: File) => void
}

function ChooseView({ trouble, without, onFile }: ChooseProps) {
  const t = useTranslations('openArchive')
  return (
    <div className={styles.parts}>
      <ChooseArchive trouble={trouble} onFile={onFile} />
      {trouble && without && (
        <div>
          <Button onPress={without}>{t('without', { count: trouble.files.length })}</Button>
        </div>
      )}
      <p className="small quiet">{t('stays')}</p>
    </div>
  )
}

function WorkingView({
  view,
  part,
  onStop,
}: {
  view: 'reading' | 'filling'
  part: number
  onStop: () => void
}) {
  const t = useTranslations('openArchive')
  return (
    <div className={styles.parts}>
      <Progress label={t(view)} value={part} />
      <p className="small quiet">{t('large')}</p>
      <div>
        <Button onPress={onStop}>{t('stop')}</Button>
      </div>
    </div>
  )
}
