import { useCallback, useState } from 'react'
import { call } from '#app/lib/api.ts'
import { useKeepsake } from '#app/lib/use-keepsake.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { KeepsakeProgress } from '#app/parts/keepsake-progress/KeepsakeProgress.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { PartComing } from '#app/ui/PartComing.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { slideshow } from '#contract/host-limits.ts'
import {
  getServicePack,
  makeServicePack,
  type PackSpeed,
  type ServicePackStatus,
} from '#contract/service-pack.ts'
import { FinishedPack } from './FinishedPack.tsx'
import { PackCheck } from './PackCheck.tsx'
import styles from './ServicePack.module.css'

interface Props {
  memorialUuid: string
}

/** The newest pack of a memorial, and what to check before making one. */
function useServicePack({ memorialUuid }: Props) {
  const params = { memorialUuid }
  const fetchAnswer = useCallback(() => call(getServicePack, { params: { memorialUuid } }), [memorialUuid])
  const startMaking = (speed: PackSpeed) => call(makeServicePack, { params, body: { speed } })
  return useKeepsake({ fetchAnswer, startMaking, madeOf })
}

const madeOf = ({ pack }: ServicePackStatus) => pack

/** Checks, makes and downloads the slideshow for the day of the service. */
export function ServicePackCard(props: Props) {
  const t = useTranslations('servicePack')
  const work = useServicePack(props)
  const { answer: status, trouble, read } = work
  return (
    <Card title={t('title')}>
      <div className={`stack ${styles.parts}`}>
        <p className="quiet">{t('intro')}</p>
        {!status && (
          <PartComing loading={t('loading')} failed={t('failed')} trouble={trouble} onAgain={read} />
        )}
        {status && <Pack work={work} status={status} />}
      </div>
    </Card>
  )
}

const quickestFirst = slideshow.speeds.toReversed()

function Pack({ work, status }: { work: ReturnType<typeof useServicePack>; status: ServicePackStatus }) {
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
        <Button look={isThere ? 'line' : 'primary'} busyLabel={t('making')} onPress={make}>
          {t('make')}
        </Button>
        <KeepsakeProgress
          work={work}
          words={{ queued: t('queued'), making: t('making'), ready: t('ready'), upToDate: t('upToDate') }}
        />
      </div>
      {refusal && <Notice kind="error" title={refusal.message} />}
      {pack && !isInProgress && <FinishedPack pack={pack} onAgain={make} />}
    </>
  )
}
