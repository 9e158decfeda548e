import { useCallback, useEffect, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { changeDigest, getDigest } from '#contract/digest.ts'

interface Props {
  /** null: not known yet. */
  memorialUuid: string | null
  /** Whether a failure has led to another screen. */
  ledAway: (reason: unknown) => boolean
}

/** Whether this host is written to in the evening. Saved at once; needs the messages of `digest`. */
export function DigestSwitch({ memorialUuid, ledAway }: Props) {
  const t = useTranslations('digest')
  const [daily, setDaily] = useState<boolean | null>(null)
  const [isUnknown, setUnknown] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [saved, setSaved] = useState<boolean | null>(null)
  const [error, setError] = useState<string | null>(null)

  const read = useCallback(async () => {
    if (memorialUuid === null) return
    setUnknown(false)
    try {
      setDaily((await call(getDigest, { params: { memorialUuid } })).daily)
    } catch (reason) {
      if (!ledAway(reason)) setUnknown(true)
    }
  }, [memorialUuid, ledAway])

  useEffect(() => {
    void read()
  }, [read])

  async function choose(wanted: boolean) {
    if (memorialUuid === null || isSaving) return
    const before = daily
    setSaving(true)
    setDaily(wanted)
    setSaved(null)
    setError(null)
    try {
      const answer = await call(changeDigest, { params: { memorialUuid }, body: { daily: wanted } })
      setDaily(answer.daily)
      setSaved(answer.daily)
    } catch (reason) {
      setDaily(before)
      if (!ledAway(reason)) setError(reason instanceof ApiError ? reason.message : t('failed'))
    }
    setSaving(false)
  }

  return (
    <Card title={t('title')}>
      {isUnknown ? (
        <Notice
          kind="error"
          title={t('unknown')}
          action={<Button onPress={() => void read()}>{t('tryAgain')}</Button>}
        />
      ) : (
        <>
          <Checkbox
            checked={daily === true}
            disabled={daily === null}
            error={error}
            onChange={(event) => void choose(event.target.checked)}
          >
            {t('daily')}
          </Checkbox>
          <p className="quiet small">{t('help')}</p>
        </>
      )}
      <p role="status" className={saved === null ? 'visually-hidden' : 'quiet small'}>
        {saved === null ? '' : t(saved ? 'on' : 'off')}
      </p>
    </Card>
  )
}
