import { useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import { call } from '#app/lib/api.ts'
import { formatMemorialDate } from '#app/lib/dates.ts'
import { useOptimisticSetting } from '#app/lib/use-optimistic-setting.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { type AnniversarySettings, changeAnniversary, getAnniversary } from '#contract/anniversaries.ts'

interface Props {
  /** null until it is known. */
  memorialUuid: string | null
}

type Choice = Partial<Pick<AnniversarySettings, 'onDeath' | 'onBirth' | 'onMemorialDate'>>

/** Whether this host gets a note once a year, and on which days. Saved at once; needs the messages of `anniversary`. */
export function AnniversarySwitch({ memorialUuid }: Props) {
  const t = useTranslations('anniversary')
  const params = useMemo(() => (memorialUuid === null ? null : { memorialUuid }), [memorialUuid])
  const load = useMemo(
    () => params && (async () => (await call(getAnniversary, { params })).anniversary),
    [params],
  )
  /** Only what was pressed is sent: the date of the memorial is another host's choice, too. */
  const chosen = useRef<Choice>({})
  const { value, isUnknown, read, save, saved, error } = useOptimisticSetting<AnniversarySettings>({
    load,
    store: async () =>
      (await call(changeAnniversary, { params: params ?? { memorialUuid: '' }, body: chosen.current }))
        .anniversary,
    failed: t('failed'),
  })

  // Whoever comes from the dashboard for this finds it, whatever is above it.
  const place = useRef<HTMLDivElement>(null)
  const isAskedFor = useLocation().hash === '#yearly'
  const isRead = value !== null
  useEffect(() => {
    if (isAskedFor && isRead) place.current?.scrollIntoView({ block: 'center' })
  }, [isAskedFor, isRead])

  function choose(choice: Choice) {
    if (value === null) return
    chosen.current = choice
    void save({ ...value, ...choice })
  }

  if (isUnknown)
    return (
      <Card title={t('title')}>
        <Notice
          kind="error"
          title={t('unknown')}
          action={<Button onPress={() => void read()} word="tryAgain" />}
        />
      </Card>
    )

  const switchOf = (name: keyof Choice, label: string) => (
    <Checkbox
      checked={value?.[name] === true}
      disabled={value === null}
      onChange={({ currentTarget }) => choose({ [name]: currentTarget.checked })}
    >
      {label}
    </Checkbox>
  )
  const isDeathUnknown = value !== null && value.deathDay === null
  const isBirthUnknown = value !== null && value.birthDay === null
  return (
    <div id="yearly" ref={place}>
      <Card title={t('title')}>
        {switchOf('onDeath', t('onDeath'))}
        {isDeathUnknown && <p className="quiet small">{t('deathUnknown')}</p>}
        {isDeathUnknown &&
          value.memorialDay !== null &&
          switchOf('onMemorialDate', t('onMemorialDate', { day: formatMemorialDate(value.memorialDay) }))}
        {switchOf('onBirth', t('onBirth'))}
        {isBirthUnknown && <p className="quiet small">{t('birthUnknown')}</p>}
        <p className="quiet small">{t('help')}</p>
        {error && <Notice kind="error" title={error} />}
        <p role="status" className={saved === null ? 'visually-hidden' : 'quiet small'}>
          {saved === null ? '' : t('saved')}
        </p>
      </Card>
    </div>
  )
}
