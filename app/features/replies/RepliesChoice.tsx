import { useMemo } from 'react'
import { call } from '#app/lib/api.ts'
import { useOptimisticSetting } from '#app/lib/use-optimistic-setting.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { changeReplies, getReplies } from '#contract/contacts.ts'

interface Props {
  /** null until it is known. */
  memorialUuid: string | null
}

/**
 * Lets a host choose whether guests' replies to the memorial's mails are forwarded to them. Saved at once. Needs the
 * messages of `replies`.
 */
export function RepliesChoice({ memorialUuid }: Props) {
  const t = useTranslations('replies')
  const ask = useMemo(
    () => (memorialUuid === null ? null : () => call(getReplies, { params: { memorialUuid } })),
    [memorialUuid],
  )
  const { value, isUnknown, read, save, saved, error } = useOptimisticSetting<{ takesReplies: boolean }>({
    load: ask,
    store: (body) => call(changeReplies, { params: { memorialUuid: memorialUuid ?? '' }, body }),
    failed: t('failed'),
  })

  if (isUnknown)
    return (
      <Notice
        kind="error"
        title={t('unknown')}
        action={<Button onPress={() => void read()} word="tryAgain" />}
      />
    )
  return (
    <div>
      <Checkbox
        checked={value?.takesReplies === true}
        disabled={value === null}
        error={error}
        onChange={(event) => void save({ takesReplies: event.target.checked })}
      >
        {t('take')}
      </Checkbox>
      <p className="quiet small">{t('help')}</p>
      <p role="status" className={saved === null ? 'visually-hidden' : 'quiet small'}>
        {saved === null ? '' : t(saved.takesReplies ? 'on' : 'off')}
      </p>
    </div>
  )
}
