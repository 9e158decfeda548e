import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from '#app/messages/index.tsx'
import { ChooseArchive } from '#app/parts/choose-archive/ChooseArchive.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Progress } from '#app/ui/Progress.tsx'
import type { Memorial } from '#contract/memorials.ts'
import styles from './BringRest.module.css'
import { FoundRest } from './FoundRest.tsx'
import { type Step, useBringRest } from './use-bring-rest.ts'

interface Props {
  memorial: Memorial
  /** Redirects on an auth error; returns whether it did. */
  redirectOnAuthError: (reason: unknown) => boolean
  /** Nothing of the archive that the memorial was made of is missing any more, or nobody wants it. */
  onEnough: () => void
  /** Whether hosts of this device are reminded of it. */
  isReminded: boolean
}

/** Brings what others left from an archive into a memorial that is paid for (docs/decisions/0036). */
export function BringRestScreen({ memorial, redirectOnAuthError, onEnough, isReminded }: Props) {
  const t = useTranslations('bringRest')
  const work = useBringRest(memorial, redirectOnAuthError)
  const { step } = work
  const isBusy = step.view === 'reading' || step.view === 'bringing'
  return (
    <div className={styles.parts}>
      <header className="stack">
        <p className="quiet" dir="auto">
          {memorial.nameOfPerson}
        </p>
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
        <p className="quiet">{t('quiet')}</p>
      </header>
      {memorial.paymentCompleted ? (
        <View {...{ step, memorial, work, onEnough }} />
      ) : (
        <Notice>{t('unpaid')}</Notice>
      )}
      {!isBusy && (
        <p className={styles.ways}>
          <Link className="way" to="/memorial/dashboard">
            <Icon of={ArrowLeft} />
            {t('back')}
          </Link>
          {isReminded && (
            <Link to="/memorial/dashboard" onClick={onEnough}>
              {t('notNeeded')}
            </Link>
          )}
        </p>
      )}
    </div>
  )
}

interface ViewProps {
  step: Step
  memorial: Memorial
  work: ReturnType<typeof useBringRest>
  onEnough: () => void
}

function View({ step, memorial, work, onEnough }: ViewProps) {
  const t = useTranslations('bringRest')
  if (step.view === 'found')
    return (
      <FoundRest
        key={step.ended ? 'again' : 'first'}
        opened={step}
        ended={step.ended}
        name={memorial.nameOfPerson}
        onBring={(chosen) => void work.bring(step, chosen)}
        onAnother={work.again}
        onEnough={onEnough}
      />
    )
  if (step.view === 'choose')
    return (
      <>
        <ChooseArchive trouble={step.trouble} onFile={(file) => void work.read(file)} />
        {step.error && (
          <Notice kind="error" isAnswer>
            {step.error.code === 'MEMORIAL_NOT_FOUND' ? t('onlyOwner') : step.error.message}
          </Notice>
        )}
      </>
    )
  return <Running {...{ step, onStop: step.view === 'reading' ? work.again : work.stop }} />
}

function Running({
  step,
  onStop,
}: {
  step: Extract<Step, { view: 'reading' | 'bringing' }>
  onStop: () => void
}) {
  const t = useTranslations('bringRest')
  const opens = useTranslations('openArchive')
  const progress = step.view === 'bringing' ? step.progress : null
  const part = step.view === 'reading' ? step.part : (progress?.done ?? 0) / Math.max(1, progress?.total ?? 1)
  const label =
    step.view === 'reading' ? opens('reading') : progress ? t(`bringing.${progress.group}`) : t('looking')
  return (
    <div className={styles.parts} role="status">
      <Progress label={label} value={part} />
      {progress?.isPaused && <p>{t('paused')}</p>}
      <p className="small quiet">{step.view === 'reading' ? opens('large') : t('keepOpen')}</p>
      <div>
        <Button onPress={onStop}>{t('stop')}</Button>
      </div>
    </div>
  )
}
