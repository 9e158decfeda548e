import { useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { LoadingLine } from '#app/ui/Loading.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { slideshow } from '#contract/host-limits.ts'
import type { PackSpeed } from '#contract/service-pack.ts'
import { FinishedPack } from './FinishedPack.tsx'
import { PackCheck } from './PackCheck.tsx'
import { PackProgress } from './PackProgress.tsx'
import styles from './ServicePack.module.css'
import { type PackWork, useServicePack } from './use-service-pack.ts'

interface Props {
  memorialUuid: string
  /** Redirects on an auth error; returns whether it did. */
  redirectOnAuthError: (reason: unknown) => boolean
}

/** Checks, makes and downloads the slideshow for the day of the service. */
export function ServicePackCard({ memorialUuid, redirectOnAuthError }: Props) {
  const t = useTranslations('servicePack')
  const work = useServicePack(memorialUuid, redirectOnAuthError)
  const { status, trouble, read } = work
  return (
    <Card title={t('title')}>
      <div className={`stack ${styles.parts}`}>
        <p className="quiet">{t('intro')}</p>
        {!status && !trouble && (
          <div className="coming part">
            <LoadingLine>{t('loading')}</LoadingLine>
            <Skeleton />
            <Skeleton width="most" />
          </div>
        )}
        {!status && trouble && (
          <Notice kind="error" title={t('failed')} action={<Button onPress={read}>{t('tryAgain')}</Button>}>
            {trouble.message}
          </Notice>
        )}
        {status && <Pack work={work} status={status} />}
      </div>
    </Card>
  )
}

const quickestFirst = slideshow.speeds.toReversed()

function Pack({ work, status }: { work: PackWork; status: NonNullable<PackWork['status']> }) {
  const t = useTranslations('servicePack')
  const { check, pack, canMakeVideo } = status
  const { isInProgress, refusal } = work
  const [chosen, setChosen] = useState<PackSpeed | null>(null)
  const speed = chosen ?? quickestFirst.find((one) => one === pack?.speed) ?? slideshow.speed
  const isThere = pack?.state === 'READY' && !isInProgress
  const make = () => work.start(speed)
  return (
    <>
      <PackCheck check={check} speed={speed} />
      <div className={styles.speed}>
        <SelectField
          label={t('speed')}
          help={t('speedHelp', { seconds: slideshow.cardSeconds })}
          value={speed}
          onChange={({ currentTarget: { value } }) =>
            setChosen(quickestFirst.find((one) => String(one) === value) ?? null)
          }
        >
          {quickestFirst.map((seconds) => (
            <option key={seconds}>{seconds}</option>
          ))}
        </SelectField>
      </div>
      {!canMakeVideo && <Notice title={t('noFilm')}>{t('noFilmWhy')}</Notice>}
      <div>
        <Button
          look={isThere ? 'line' : 'primary'}
          busy={isInProgress}
          busyLabel={t('making')}
          onPress={make}
        >
          {t('make')}
        </Button>
        <PackProgress work={work} />
      </div>
      {refusal && <Notice kind="error" title={refusal.message} />}
      {pack && !isInProgress && <FinishedPack pack={pack} onAgain={make} />}
    </>
  )
}
