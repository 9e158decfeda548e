import { useMemo } from 'react'
import { call } from '#app/lib/api.ts'
import { useOptimisticSetting } from '#app/lib/use-optimistic-setting.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { changeDigest, getDigest } from '#contract/digest.ts'

interface Props {
  /** null until it is known. */
  memorialUuid: string | null
}

/** Whether this host gets the daily mail in the evening. Saved at once; needs the messages of `digest`. */
export function DigestSwitch({ memorialUuid }: Props) {
  const t = useTranslations('digest')
  const ask = useMemo(
    () => (memorialUuid === null ? null : () => call(getDigest, { params: { memorialUuid } })),
    [memorialUuid],
  )
  const { value, isUnknown, read, save, saved, error } = useOptimisticSetting<{ daily: boolean }>({
    load: ask,
    store: (body) => call(changeDigest, { params: { memorialUuid: memorialUuid ?? '' }, body }),
    failed: t('failed'),
  })

  return (
    <Card title={t('title')}>
      {isUnknown ? (
        <Notice
          kind="error"
          title={t('unknown')}
          action={<Button onPress={() => void read()} word="tryAgain" />}
        />
      ) : (
        <>
          <Checkbox
            checked={value?.daily === true}
            disabled={value === null}
            error={error}
            onChange={(event) => void save({ daily: event.target.checked })}
          >
            {t('daily')}
          </Checkbox>
          <p className="quiet small">{t('help')}</p>
        </>
      )}
      <p role="status" className={saved === null ? 'visually-hidden' : 'quiet small'}>
        {saved === null ? '' : t(saved.daily ? 'on' : 'off')}
      </p>
    </Card>
  )
}
